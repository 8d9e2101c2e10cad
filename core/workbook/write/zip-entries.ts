// A zip archive as entries that are moved without being unpacked. Layout: PKWARE's APPNOTE 6.3.9, sections 4.3.7 (local
// header), 4.3.12 (central directory) and 4.3.16 (its end).

const END = 0x06054b50;
const END_SIZE = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_SIZE = 46;

/** One file of an archive: its header with the packed bytes, and its record in the directory, as they stand. */
export interface ZipEntry {
  readonly name: string;
  readonly local: Uint8Array;
  readonly record: Uint8Array;
}

/** The entries of an archive, in the order of its directory. */
export function zipEntries(archive: Uint8Array): readonly ZipEntry[] {
  const view = viewOf(archive);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  const found: { name: string; record: Uint8Array; offset: number }[] = [];
  let at = directory;
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error("the archive has no directory where it says");
    const nameLength = view.getUint16(at + 28, true);
    const length = CENTRAL_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    found.push({
      name: String.fromCharCode(...archive.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength)),
      record: archive.subarray(at, at + length),
      offset: view.getUint32(at + 42, true),
    });
    at += length;
  }
  // A file reaches to the next one: whatever stands behind its bytes goes with it.
  const starts = [...found.map(({ offset }) => offset), directory].sort((a, b) => a - b);
  return found.map(({ name, record, offset }) => ({
    name,
    record,
    local: archive.subarray(offset, starts[starts.lastIndexOf(offset) + 1] ?? directory),
  }));
}

/** An archive of these entries. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const directory = sum(entries.map(({ local }) => local.length));
  const directorySize = sum(entries.map(({ record }) => record.length));
  const out = new Uint8Array(directory + directorySize + END_SIZE);
  const view = viewOf(out);
  let offset = 0;
  let at = directory;
  for (const { local, record } of entries) {
    out.set(local, offset);
    out.set(record, at);
    view.setUint32(at + 42, offset, true);
    offset += local.length;
    at += record.length;
  }
  view.setUint32(at, END, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, directorySize, true);
  view.setUint32(at + 16, directory, true);
  return out;
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - END_SIZE; at >= 0; at--) if (view.getUint32(at, true) === END) return at;
  throw new Error("not a zip archive");
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
