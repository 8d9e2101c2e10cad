import { FluentProvider, makeStyles, mergeClasses, Tab, TabList, tokens } from "@fluentui/react-components";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { HostLocale, SheetHost } from "../host/sheet-host.js";
import { AskTab } from "./ask-tab.js";
import { CatalogueTab } from "./catalogue/catalogue-tab.js";
import { CheckTab } from "./check/check-tab.js";
import { PaneProvider } from "./context.js";
import { FunctionsTab } from "./functions/functions-tab.js";
import { PlanTab } from "./plan/plan-tab.js";
import { onTabRequest, type TabId, takeRequestedTab } from "./tab-request.js";
import { texts } from "./texts.js";
import { useTheme } from "./theme.js";

const panels: Readonly<Record<TabId, () => ReactNode>> = {
  functions: () => <FunctionsTab />,
  ask: () => <AskTab />,
  plan: () => <PlanTab />,
  check: () => <CheckTab />,
  catalogue: () => <CatalogueTab />,
};

const useStyles = makeStyles({
  pane: {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    minHeight: 0,
    fontSize: "13px",
    lineHeight: 1.45,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  tabs: { flexShrink: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, flexWrap: "wrap" },
  // Five tabs have to fit into the narrowest pane, in French as well.
  tab: { paddingLeft: "2px", paddingRight: "2px", "& .fui-Tab__content": { fontSize: "13px" } },
  panel: { flex: 1, minHeight: 0, overflowY: "auto", padding: "12px 14px", boxSizing: "border-box" },
  whole: { padding: 0 },
});

interface Props {
  readonly host: SheetHost;
  readonly locale: HostLocale;
  readonly tabs: readonly TabId[];
}

/** The task pane. A tab that was opened stays as it was left. */
export function Pane({ host, locale: { lang, style }, tabs }: Props) {
  const styles = useStyles();
  const theme = useTheme(host);
  const id = useId();
  const [tab, setTab] = useState<TabId>(() => takeRequestedTab() ?? tabs[0] ?? "functions");
  const [opened, setOpened] = useState<ReadonlySet<TabId>>(() => new Set([tab]));
  const open = (wanted: TabId) => {
    setTab(wanted);
    setOpened((before) => new Set([...before, wanted]));
  };
  useEffect(
    () =>
      onTabRequest(() => {
        const wanted = takeRequestedTab();
        if (wanted === undefined) return;
        setTab(wanted);
        setOpened((before) => new Set([...before, wanted]));
      }),
    [],
  );
  return (
    <FluentProvider theme={theme} style={{ height: "100%" }} lang={lang}>
      <PaneProvider value={{ host, lang, style }}>
        <div className={styles.pane}>
          <TabList
            size="small"
            className={styles.tabs}
            aria-label={texts.tabs[lang]}
            selectedValue={tab}
            selectTabOnFocus
            onTabSelect={(_event, { value }) => open(value as TabId)}
          >
            {tabs.map((name) => (
              <Tab
                key={name}
                className={styles.tab}
                value={name}
                id={`${id}-${name}`}
                aria-controls={`${id}-${name}-panel`}
              >
                {texts[name][lang]}
              </Tab>
            ))}
          </TabList>
          {tabs.map((name) => (
            <div
              key={name}
              role="tabpanel"
              id={`${id}-${name}-panel`}
              aria-labelledby={`${id}-${name}`}
              className={mergeClasses(styles.panel, name === "ask" && styles.whole)}
              hidden={tab !== name}
            >
              {opened.has(name) ? panels[name]() : null}
            </div>
          ))}
        </div>
      </PaneProvider>
    </FluentProvider>
  );
}
