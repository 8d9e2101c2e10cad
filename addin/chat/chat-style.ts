// Kept with the component, as a text: the pane and the page are bundled by different tools. The colours follow the page
// (--jeton-*) or Fluent's theme (--color*) around it.
export const chatStyle = `
.chat {
  --line: var(--jeton-line, var(--colorNeutralStroke2, #d9dde1));
  --soft: var(--jeton-soft, var(--colorNeutralForeground2, #56606b));
  --accent: var(--jeton-accent, var(--colorBrandForeground1, #0f766e));
  --raised: var(--jeton-raised, var(--colorNeutralBackground3, #f4f6f8));
  --surface: var(--jeton-surface, var(--colorNeutralBackground1, #fff));
  --bad: var(--jeton-bad, var(--colorPaletteRedForeground1, #b3261e));
  display: flex; flex-direction: column; height: 100%; min-height: 0; font-size: 13px; line-height: 1.45;
}
.chat-log { flex: 1; min-height: 0; overflow-y: auto; padding: 12px 14px; }
.chat-welcome p { margin: 0 0 10px; color: var(--soft); }
.chat-welcome ul { list-style: none; margin: 0; padding: 0; }
.chat button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 4px; padding: 3px 9px; cursor: pointer; }
.chat button:hover { border-color: var(--accent); color: var(--accent); }
.chat .chat-example { border: 0; padding: 4px 0; text-align: start; color: var(--accent); }
.chat .chat-example:hover { text-decoration: underline; }
.chat-turn + .chat-turn { margin-top: 18px; }
.chat-question { margin: 0 0 8px; padding: 5px 10px; background: var(--raised); border-radius: 6px; overflow-wrap: anywhere; white-space: pre-wrap; max-height: 8.7em; overflow-y: auto; }
.chat-answer h3 { font-size: 13px; font-weight: 600; margin: 0 0 4px; }
.chat-figures { display: flex; flex-wrap: wrap; gap: 4px 22px; margin: 0 0 6px; }
.chat-figures dt { color: var(--soft); font-size: 12px; }
.chat-figures dd { margin: 0; }
.chat-figures strong { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
.chat-figures small { color: var(--soft); font-size: 12px; white-space: nowrap; }
.chat-inputs { list-style: none; display: flex; flex-wrap: wrap; gap: 0 14px; margin: 0 0 6px; padding: 0; color: var(--soft); }
.chat-inputs b { font-weight: 500; color: var(--jeton-text, inherit); }
.chat-inputs i { font-style: italic; }
.chat-working, .chat-formula code, .chat-choices code { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; font-size: 12px; }
.chat-working { margin: 0 0 6px; overflow-wrap: anywhere; }
.chat-table { overflow-x: auto; margin: 0 0 6px; }
.chat-table table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.chat-table th { text-align: start; font-weight: 600; color: var(--soft); }
.chat-table th, .chat-table td { padding: 2px 14px 2px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
.chat-notes { margin: 0 0 6px; padding-inline-start: 16px; color: var(--soft); }
.chat-formula { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 10px; margin: 0 0 6px; padding: 5px 8px; border: 1px solid var(--line); border-radius: 4px; }
.chat-formula code { overflow-wrap: anywhere; }
.chat-formula span { display: flex; gap: 6px; align-items: center; }
.chat-formula output { color: var(--soft); font-size: 12px; }
.chat-actions { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 6px; }
.chat-sources { margin: 0; color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
.chat-sources a { color: inherit; }
.chat-failure { margin: 0; padding-inline-start: 10px; border-inline-start: 3px solid var(--bad); overflow-wrap: anywhere; }
.chat-chart svg { max-width: 100%; height: auto; }
.chat-form { position: relative; display: flex; gap: 8px; padding: 10px 14px; border-top: 1px solid var(--line); }
.chat-form input { flex: 1; min-width: 0; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 4px; padding: 6px 9px; }
.chat-form input::placeholder { color: var(--soft); opacity: 1; }
.chat-form input:focus-visible, .chat button:focus-visible, .chat-log:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.chat-log:focus-visible { outline-offset: -2px; }
.chat-form button[type="submit"] { background: var(--accent); border-color: var(--accent); color: var(--jeton-on-accent, #fff); padding: 5px 13px; }
.chat-choices { position: absolute; inset-inline: 14px; bottom: 100%; z-index: 5; margin: 0; padding: 4px; max-height: 280px; overflow-y: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; box-shadow: 0 4px 16px rgb(0 0 0 / 0.16); }
.chat-choices [role="option"] { padding: 4px 8px; border-radius: 4px; cursor: pointer; }
.chat-choices span { display: block; color: var(--soft); font-size: 12px; }
.chat-choices [aria-selected="true"], .chat-choices [role="option"]:hover { background: var(--raised); }
`;
