/** feed_info.txt: the publisher of the timetable, its language and its period of validity. */
import type { DayNumber } from '@halte/engine/common/time';
import { isoOfDay } from '@halte/engine/common/zone';
import type { Agency, FeedInfo } from '@halte/engine/timetable/feed/feed';
import { dayIn } from './calendar.ts';
import { ABSENT, type CsvReader } from './csv.ts';
import type { FeedSource } from './source.ts';

/** null if the feed has no such file. Only the first row is read: GTFS allows only one. */
export function readFeedInfo(source: FeedSource): FeedInfo | null {
  const row = source.optional('feed_info.txt');
  if (!row?.next()) return null;
  const text = (name: string) => row.text(row.column(name));
  return {
    publisher: text('feed_publisher_name'),
    url: text('feed_publisher_url'),
    language: languageIn(row, source),
    version: text('feed_version'),
    from: optionalDay(row, 'feed_start_date', source),
    to: optionalDay(row, 'feed_end_date', source),
  };
}

/** A network of one agency has the agency's name, one of several has the name of the timetable's publisher. */
export function networkName(agencies: readonly Agency[], info: FeedInfo | null): string {
  return (agencies.length > 1 && info?.publisher) || agencies[0]!.name;
}

/** Codes of {@link warnOfValidity}. */
export const VALIDITY_WARNINGS: ReadonlySet<string> = new Set(['not-valid-yet', 'no-longer-valid']);

/** Warns if today is outside the period of validity: such days may be in the calendar, but the publisher does not vouch for them. */
export function warnOfValidity(source: FeedSource, info: FeedInfo | null, today: DayNumber): void {
  if (info?.from !== null && info?.from !== undefined && today < info.from)
    source.warnings.add(
      'not-valid-yet',
      () => `feed_info.txt says that the timetable holds from ${isoOfDay(info.from!)} on.`,
    );
  if (info?.to !== null && info?.to !== undefined && today > info.to)
    source.warnings.add(
      'no-longer-valid',
      () => `feed_info.txt says that the timetable held until ${isoOfDay(info.to!)}.`,
    );
}

/** BCP 47; empty for several languages (`mul`) and for invalid tags. */
function languageIn(row: CsvReader, source: FeedSource): string {
  const text = row.text(row.column('feed_lang'));
  if (text === '' || text.toLowerCase() === 'mul') return '';
  try {
    return Intl.getCanonicalLocales(text)[0] ?? '';
  } catch {
    source.warnings.add('bad-language', () => `feed_info.txt has the feed_lang "${text}", which is no language.`);
    return '';
  }
}

function optionalDay(row: CsvReader, name: string, source: FeedSource): DayNumber | null {
  const column = row.column(name);
  return column === ABSENT || row.isEmpty(column) ? null : dayIn(row, column, source);
}
