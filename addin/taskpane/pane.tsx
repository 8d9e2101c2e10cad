import type { HostLocale, SheetHost } from "../host/sheet-host.js";

export function Pane({ locale }: { readonly host: SheetHost; readonly locale: HostLocale }) {
  return <main lang={locale.lang}>Jeton</main>;
}
