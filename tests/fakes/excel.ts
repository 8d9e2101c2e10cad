// Excel's object model as far as the add-in uses it. A property can be read only after load and sync, and nothing that
// was written is there before a sync: the two mistakes that a fake without rules would let pass.

export interface FakeSheet {
  readonly name: string;
  readonly cells: Map<string, { formula: unknown; value: unknown }>;
}

type Rectangle = readonly [row: number, column: number, rows: number, columns: number];

export function fakeExcel(sheets: readonly FakeSheet[], active: { sheet: string; at: Rectangle }) {
  const book = [...sheets];
  const log: string[] = [];
  let pending: (() => void)[] = [];
  let syncs = 0;
  const names = new Map<string, string>();
  /** Cells that Excel refuses to take, as on a protected sheet. */
  let refused = "";

  /** Properties that exist only once they were loaded and synced. */
  function lazy<T extends object>(
    values: () => Record<string, unknown>,
    methods: T,
    loaded: readonly string[] = [],
  ): T & { load(names: string): void } {
    const ready = new Set(loaded);
    const proxy = {
      ...methods,
      load(names: string) {
        for (const name of names.split(/\s*,\s*/)) pending.push(() => ready.add(name));
      },
    };
    for (const name of Object.keys(values()))
      Object.defineProperty(proxy, name, {
        enumerable: true,
        configurable: true,
        get() {
          const isReady = ready.has(name) || [...ready].some((path) => path.startsWith(`${name}/`));
          if (!isReady) throw new Error(`PropertyNotLoaded: ${name}`);
          return values()[name];
        },
        set(value: unknown) {
          if (name === "formulas") pending.push(() => (values().write as (rows: unknown) => void)(value));
          else pending.push(() => log.push(`${name} = ${JSON.stringify(value)}`));
        },
      });
    return proxy as never;
  }

  const open = (label: string): unknown =>
    new Proxy(() => undefined, {
      get: (_target, name) => (name === "then" ? undefined : open(`${label}.${String(name)}`)),
      set: (_target, name, value) => {
        pending.push(() => log.push(`${label}.${String(name)} = ${JSON.stringify(value)}`));
        return true;
      },
      apply: (_target, _self, args) => {
        pending.push(() =>
          log.push(
            `${label}(${args.map((arg) => (typeof arg === "object" ? "…" : JSON.stringify(arg))).join(", ")})`,
          ),
        );
        return open(label);
      },
    });

  function range(sheet: FakeSheet, [row, column, rows, columns]: Rectangle, isNullObject = false): object {
    const pick = (what: "formula" | "value") =>
      Array.from({ length: rows }, (_, i) =>
        Array.from({ length: columns }, (_, j) => sheet.cells.get(`${row + i},${column + j}`)?.[what] ?? ""),
      );
    const proxy = lazy(
      () => ({
        rowIndex: row,
        columnIndex: column,
        formulas: pick("formula"),
        values: pick("value"),
        numberFormat: "",
        write: (written: readonly (readonly unknown[])[]) => {
          if (sheet.name === refused) fail(`${refused} is protected`);
          const sizes = [written.length, ...written.map((line) => line.length)];
          if (sizes[0] !== rows || sizes.slice(1).some((size) => size !== columns))
            fail("the rows do not fit the range");
          written.forEach((line, i) => {
            line.forEach((content, j) => {
              if (content !== null)
                sheet.cells.set(`${row + i},${column + j}`, { formula: content, value: content });
            });
          });
        },
      }),
      {
        worksheet: worksheet(sheet),
        format: open("format"),
        dataValidation: open(`dataValidation ${row},${column}`),
        conditionalFormats: open(`conditionalFormats ${row},${column}`),
      },
    );
    Object.defineProperty(proxy, "place", { value: `${sheet.name}!${row},${column},${rows},${columns}` });
    // isNullObject needs a sync, but no load.
    Object.defineProperty(proxy, "isNullObject", { get: () => isNullObject });
    return proxy;
  }

  function worksheet(sheet: FakeSheet, loaded: readonly string[] = []): object {
    return lazy(
      () => ({ name: sheet.name }),
      {
        getRangeByIndexes: (...at: [number, number, number, number]) => range(sheet, at),
        getCell: (row: number, column: number) => range(sheet, [row, column, 1, 1]),
        getRange: (address: string) => range(sheet, rectangleOf(address)),
        getUsedRangeOrNullObject: () => {
          const places = [...sheet.cells.keys()].map((key) => key.split(",").map(Number) as [number, number]);
          if (places.length === 0) return range(sheet, [0, 0, 1, 1], true);
          const top = Math.min(...places.map(([row]) => row));
          const left = Math.min(...places.map(([, column]) => column));
          const bottom = Math.max(...places.map(([row]) => row));
          const right = Math.max(...places.map(([, column]) => column));
          return range(sheet, [top, left, bottom - top + 1, right - left + 1]);
        },
        freezePanes: open("freezePanes"),
        names: open("names"),
        tables: open("tables"),
        charts: open("charts"),
        activate: () => pending.push(() => log.push(`activate ${sheet.name}`)),
        delete: () =>
          pending.push(() => {
            const at = book.indexOf(sheet);
            if (at >= 0) book.splice(at, 1);
          }),
      },
      loaded,
    );
  }

  const named = (name: string) => book.find((sheet) => sheet.name === name) ?? fail(`no sheet ${name}`);
  const context = {
    workbook: {
      getActiveCell: () => range(named(active.sheet), [active.at[0], active.at[1], 1, 1]),
      getSelectedRange: () => range(named(active.sheet), active.at),
      names: lazy(() => ({ items: [...names.keys()].map((name) => lazy(() => ({ name }), {}, ["name"])) }), {
        add: (name: string, of: { readonly place: string }) => {
          pending.push(() => {
            if (names.has(name)) fail(`the name ${name} is taken`);
            names.set(name, of.place);
          });
          return { delete: () => pending.push(() => names.delete(name)) };
        },
      }),
      tables: lazy(() => ({ items: [] }), {}),
      worksheets: lazy(() => ({ items: book.map((sheet) => worksheet(sheet, ["name"])) }), {
        getItem: (name: string) => worksheet(named(name)),
        add: (name: string) => {
          const sheet = { name, cells: new Map() };
          pending.push(() => book.push(sheet));
          return worksheet(sheet);
        },
      }),
    },
    application: { cultureInfo: { numberFormat: lazy(() => ({ numberDecimalSeparator: "," }), {}) } },
    sync: async () => {
      syncs++;
      const work = pending;
      pending = [];
      for (const step of work) step();
    },
  };
  return {
    Excel: { run: <T>(batch: (given: typeof context) => Promise<T>) => batch(context) },
    book,
    log,
    names,
    refuse: (sheet: string) => {
      refused = sheet;
    },
    syncs: () => syncs,
  };
}

function rectangleOf(address: string): Rectangle {
  const [from = "", to = from] = address.split(":");
  const place = (text: string) => {
    const [, letters = "A", digits = "1"] =
      /^\$?([A-Z])\$?(\d+)$/.exec(text) ?? fail(`the fake knows no ${text}`);
    return [Number(digits) - 1, letters.charCodeAt(0) - 65] as const;
  };
  const [first, last] = [place(from), place(to)];
  return [first[0], first[1], last[0] - first[0] + 1, last[1] - first[1] + 1];
}

function fail(message: string): never {
  throw new Error(message);
}
