/** translations.txt: texts of the feed in other languages, by the row or by the text that they translate. */
import type { CsvReader } from './csv.ts';
import type { FeedSource } from './source.ts';

/** The translated fields: others are not shown to travellers. */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['agency', ['agency_name', 'agency_url', 'agency_phone', 'agency_fare_url']],
  ['stops', ['stop_name', 'platform_code']],
  ['routes', ['route_short_name', 'route_long_name']],
  ['trips', ['trip_headsign']],
  ['stop_times', ['stop_headsign']],
  ['feed_info', ['feed_publisher_name', 'feed_publisher_url']],
  ['attributions', ['organization_name']],
  ['booking_rules', ['message', 'pickup_message', 'drop_off_message', 'phone_number', 'info_url', 'booking_url']],
]);

/** A text in a column of a row. `record` is the id of the row; empty if none. */
export interface TranslatableText {
  readonly table: string;
  readonly field: string;
  readonly record: string;
  /** `stop_sequence` in stop_times.txt; empty elsewhere. */
  readonly sub?: string;
  readonly value: string;
}

export interface TranslatedTexts {
  /** BCP 47, in file order. */
  readonly languages: readonly string[];
  /** undefined if the text has no translation. Translations by row take precedence over those by text. */
  textIn(language: string, text: TranslatableText): string | undefined;
  /** Key of the row's own translations, equal for rows with equal translations; empty for nearly all rows. */
  variantOf(text: Omit<TranslatableText, 'value'>): string;
  /** Whether rows of that table have translations of their own. */
  hasRowsOf(table: string): boolean;
  /** Translation of a text with such a variant. */
  textOfVariant(language: string, variant: string): string | undefined;
  /** Warns of translations that were never looked up, for rows and texts that do not exist. */
  warnOfUnused(): void;
}

const SEPARATOR = '\u0000';
const keyOf = (...parts: readonly string[]) => parts.join(SEPARATOR);

const tableOf = (key: string) => key.split(SEPARATOR, 1)[0]!;

/** By language, then by key. */
type Table = Map<string, Map<string, string>>;

export function readTranslations(source: FeedSource): TranslatedTexts {
  const byRecord: Table = new Map();
  const byValue: Table = new Map();
  const used = new Set<string>();
  const row = source.optional('translations.txt');
  if (row) readRows(row, source, { byRecord, byValue });
  const tablesOfRows = new Set([...byRecord.values()].flatMap((texts) => [...texts.keys()].map(tableOf)));
  const languages = [...new Set([...byRecord.keys(), ...byValue.keys()])];
  const find = (table: Table, language: string, key: string) => {
    const found = table.get(language)?.get(key);
    if (found !== undefined) used.add(keyOf(table === byRecord ? 'record' : 'value', language, key));
    return found;
  };
  return {
    languages,
    textIn(language, { table, field, record, sub = '', value }) {
      const own = find(byRecord, language, keyOf(table, field, record, sub));
      if (own !== undefined || value === '') return own;
      return (
        find(byValue, language, keyOf(table, field, value)) ?? find(byValue, language, keyOf(ANY_TABLE, '', value))
      );
    },
    variantOf({ table, field, record, sub = '' }) {
      const key = keyOf(table, field, record, sub);
      const own = languages.flatMap((language) => {
        const text = find(byRecord, language, key);
        return text === undefined ? [] : [[language, text]];
      });
      return own.length === 0 ? '' : JSON.stringify(own);
    },
    hasRowsOf: (table) => tablesOfRows.has(table),
    textOfVariant(language, variant) {
      if (variant === '') return undefined;
      const own = new Map<string, string>(JSON.parse(variant));
      return own.get(language);
    },
    warnOfUnused() {
      for (const [kind, table] of [
        ['record', byRecord],
        ['value', byValue],
      ] as const)
        for (const [language, texts] of table)
          for (const [key, text] of texts)
            if (!used.has(keyOf(kind, language, key)))
              source.warnings.add('unused-translation', () => `"${text}" translates nothing that is in the timetable.`);
    },
  };
}

/** Texts of any table, as in the translations.txt that predates the standard. */
const ANY_TABLE = '*';

function readRows(
  row: CsvReader,
  source: FeedSource,
  tables: { readonly byRecord: Table; readonly byValue: Table },
): void {
  const isOld = row.column('table_name') < 0 && row.column('trans_id') >= 0;
  const [table, field] = isOld ? [-1, -1] : [row.require('table_name'), row.require('field_name')];
  const language = row.require(isOld ? 'lang' : 'language');
  const translation = row.require('translation');
  const [record, sub] = [row.column('record_id'), row.column('record_sub_id')];
  const value = row.column(isOld ? 'trans_id' : 'field_value');
  while (row.next()) {
    const [tableName, fieldName] = isOld ? [ANY_TABLE, ''] : [row.text(table), row.text(field)];
    if (!isOld && !FIELDS.get(tableName)?.includes(fieldName)) {
      source.warnings.add(
        'untranslatable-field',
        () => `translations.txt translates ${fieldName} of ${tableName}, which is not shown or not known.`,
      );
      continue;
    }
    const tag = canonical(row.text(language));
    const text = row.name(translation).trim();
    if (tag === null || text === '' || (row.isEmpty(record) && row.isEmpty(value) && tableName !== 'feed_info')) {
      source.warnings.add(
        'bad-translation',
        () => `translations.txt has no text, no language or nothing to translate in row ${row.rows}.`,
      );
      continue;
    }
    const isRecord = !row.isEmpty(record) || tableName === 'feed_info';
    const key = isRecord
      ? keyOf(tableName, fieldName, row.text(record), row.text(sub))
      : keyOf(tableName, fieldName, row.name(value));
    put(isRecord ? tables.byRecord : tables.byValue, tag, key, text);
  }
}

function put(table: Table, language: string, key: string, text: string): void {
  const own = table.get(language);
  if (own) own.set(key, text);
  else table.set(language, new Map([[key, text]]));
}

function canonical(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
}
