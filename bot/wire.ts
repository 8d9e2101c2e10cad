// The numbers of Discord's API that the bot uses (documentation: interactions/receiving-and-responding,
// components/reference). Kept as data, so that the handler needs no library at run time.

export const interactionType = { ping: 1, command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

export const callbackType = {
  pong: 1,
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  autocomplete: 8,
} as const;

export const optionType = {
  subcommand: 1,
  subcommandGroup: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  attachment: 11,
} as const;

export const componentType = { row: 1, button: 2, select: 3 } as const;
export const buttonStyle = { secondary: 2 } as const;
export const commandType = { chatInput: 1 } as const;
export const EPHEMERAL = 64;

/** Installed by a server or by a user; used in servers, in the bot's direct messages and in private channels. */
export const everywhere = { integration_types: [0, 1], contexts: [0, 1, 2] } as const;

/** Error codes of the API that have a meaning for a reply. */
export const apiError = {
  /** The three seconds are over, or the token is dead. */
  unknownInteraction: 10062,
  unknownWebhook: 10015,
  unknownMessage: 10008,
  /** Somebody, perhaps our own first try, has answered already. */
  alreadyAcknowledged: 40060,
  tooLarge: 40005,
  invalidForm: 50035,
  invalidToken: 50027,
} as const;
