/** What people say around their questions. */
export type SmallTalk = "greeting" | "thanks" | "follow_up";

const GREETING =
  /^(?:hi|hey|hello|yo|good (?:morning|evening|afternoon)|salut|bonjour|bonsoir|coucou|hola)\b[\w ,'!.]{0,24}[!.?]*$/;
const THANKS =
  /^(?:ok(?:ay)?,? |super,? |cool,? |great,? |parfait,? )?(?:thanks?|thx|ty|thank you|cheers|merci|nice|parfait|super|great|top|perfect)\b[\w ,'!.]{0,30}[!.]*$/;
const FOLLOW_UP =
  /^(?:and |et )?(?:what|how) about\b|^(?:and|et) (?:with|in|on|at|for|if|the|en|avec|sur|pour|si|a|le|la)\b|^(?:same|pareil|idem|la meme chose)\b|^(?:and|et) .{1,40}\?$/;

/** Greetings, thanks, and questions that lean on the one before; on cleaned, folded text. */
export function smallTalkIn(folded: string): SmallTalk | undefined {
  if (GREETING.test(folded)) return "greeting";
  if (THANKS.test(folded)) return "thanks";
  return FOLLOW_UP.test(folded) ? "follow_up" : undefined;
}
