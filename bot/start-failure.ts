import type { Text } from "../core/index.js";

/** Exit codes. 78 (EX_CONFIG): the configuration must be changed first, so a supervisor should not restart. */
export const exitCode = { ok: 0, failed: 1, configuration: 78 } as const;

/** Why the bot did not start or was sent away, for whoever operates it. */
export function startFailure(error: unknown): { readonly text: Text; readonly exit: number } {
  const { code, message = "" } = (error ?? {}) as { code?: unknown; message?: string };
  if (code === "TokenInvalid" || /Authentication failed/i.test(message)) return closeFailure(4004);
  if (/disallowed intent/i.test(message)) return closeFailure(4014);
  if (code === "EADDRINUSE" || code === "EACCES")
    return {
      text: {
        en: `The port cannot be used (${code}); choose another one with PORT.`,
        fr: `Le port est inutilisable (${code}) ; choisissez-en un autre avec PORT.`,
      },
      exit: exitCode.configuration,
    };
  if (/sessions? .*remaining|session_start_limit/i.test(message))
    return {
      text: {
        en: "Discord allows 1,000 starts a day and they are used up. Wait until tomorrow, and look for a restart loop.",
        fr: "Discord permet 1 000 démarrages par jour et ils sont épuisés. Attendez demain, et cherchez une boucle de redémarrage.",
      },
      exit: exitCode.configuration,
    };
  return {
    text: {
      en: `Discord could not be reached (${typeof code === "string" ? code : "no answer"}). Try again in a minute.`,
      fr: `Discord n’a pas pu être joint (${typeof code === "string" ? code : "sans réponse"}). Réessayez dans une minute.`,
    },
    exit: exitCode.failed,
  };
}

/** The same for a close code that is final. */
export function closeFailure(code: number): { readonly text: Text; readonly exit: number } {
  const exit = exitCode.configuration;
  switch (code) {
    case 4004:
      return {
        text: {
          en: "Discord does not accept DISCORD_TOKEN. Copy it again under Bot > Reset Token.",
          fr: "Discord refuse DISCORD_TOKEN. Recopiez-le sous Bot > Reset Token.",
        },
        exit,
      };
    case 4013:
    case 4014:
      return {
        text: {
          en: "Discord refused the requested intents. Jeton asks for none without MENTIONS=on, and never for a privileged one: check that the token belongs to this application.",
          fr: "Discord a refusé les intents demandés. Jeton n’en demande aucun sans MENTIONS=on, et jamais de privilégié : vérifiez que le jeton est celui de cette application.",
        },
        exit,
      };
    default:
      return {
        text: {
          en: `Discord closed the connection for good (${code}).`,
          fr: `Discord a fermé la connexion définitivement (${code}).`,
        },
        exit,
      };
  }
}
