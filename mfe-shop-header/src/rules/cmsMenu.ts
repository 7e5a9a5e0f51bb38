import { DEFAULT_LOCALE, isRecord, type Locale } from '@halte/contract';

export interface CmsEntry {
  readonly title: string;
  readonly url: string;
  readonly children: readonly CmsEntry[];
}

/** For the content system's own pages only. */
const SHORTCODE = 'Shortcode';

function entriesOf(items: unknown): CmsEntry[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    if (!isRecord(item)) return [];
    const { title, url, type_label: label, child_items: children } = item;
    if (label === SHORTCODE || typeof title !== 'string' || typeof url !== 'string' || title.trim() === '') return [];
    return [{ title, url, children: entriesOf(children) }];
  });
}

/** The entries of a menu of the content system. Nothing is trusted: anything that is not an entry is left out. */
export function cmsEntries(answer: unknown): readonly CmsEntry[] {
  return isRecord(answer) ? entriesOf(answer['items']) : [];
}

/** Where the content system has a menu: its name, and the language at the end where that is not French. */
export function cmsMenuAddress(cms: string, menu: string, locale: Locale): string {
  const name = locale === DEFAULT_LOCALE ? menu : `${menu}-${locale}`;
  return `${cms.replace(/\/+$/, '')}/wp-json/menus/v1/menus/${encodeURIComponent(name)}`;
}
