/** Where lines go: gathered for a moment, because one system call for each would cost more than an answer. */
export interface LineWriter {
  readonly write: (line: string) => void;
  /** Hands over what is gathered; for the end of the process. */
  readonly flush: () => void;
}

const GATHER_MS = 50;
const MOST_CHARACTERS = 64 * 1024;

export function makeLineWriter(sink: (text: string) => void): LineWriter {
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = gathered;
    gathered = "";
    if (text !== "") sink(text);
  };
  return {
    flush,
    write(line) {
      gathered += line;
      if (gathered.length > MOST_CHARACTERS) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
  };
}
