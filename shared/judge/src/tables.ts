/** The files of a GTFS feed, out of a zip or as texts. */
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';

/** Content by file name. */
export type GtfsTexts = Readonly<Record<string, string>>;

/** Takes one row: `value('stop_id')` is trimmed, and empty where the file has no such column. */
export type RowVisitor = (value: (column: string) => string) => void;

/** Only the tables that the rules need: shapes are large. */
const READ =
  /(^|\/)(agency|stops|routes|trips|stop_times|calendar|calendar_dates|frequencies|transfers|pathways)\.txt$/;

export function textsOfZip(zip: Uint8Array): GtfsTexts {
  const files = unzipSync(zip, { filter: ({ name }) => READ.test(name) });
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name.slice(name.lastIndexOf('/') + 1), strFromU8(content)]),
  );
}

/** Visits the rows in the order of the file; none where there is no such file. */
export function forEachRow(texts: GtfsTexts, name: string, visit: RowVisitor): void {
  const text = (texts[name] ?? '').replace(/^\uFEFF/, '');
  let columns: Map<string, number> | null = null;
  let row: readonly string[] = [];
  const value = (column: string) => row[columns?.get(column) ?? -1]?.trim() ?? '';
  Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    step: ({ data }) => {
      row = data;
      if (columns === null) columns = new Map(data.map((column, index) => [column.trim(), index]));
      else visit(value);
    },
  });
}
