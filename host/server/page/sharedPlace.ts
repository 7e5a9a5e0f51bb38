/** What an app shares with this one, by the names of `share_target`. */
export type Shared = Readonly<Partial<Record<'title' | 'text' | 'url', unknown>>>;

const LONGEST = 200;
const ADDRESS = /\b[a-z][a-z\d+.-]*:\S+/giu;
/** Parameters in which map sites write what was looked for. */
const SEARCHED = ['q', 'query', 'destination', 'daddr'];
const COORDINATES = /^[-+\d.,\s]+$/;

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 4 * LONGEST) : '');

/** One line without control characters, which no field shows. */
const clean = (text: string) =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();

/** The place that the address of a map site is about: `?q=Town+Hall`, `/place/Town+Hall/@…`. */
function placeOfAddress(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const named = SEARCHED.map((name) => url.searchParams.get(name)).find((value) => value);
  const [, part = ''] = /\/place\/([^/]+)/.exec(url.pathname) ?? [];
  try {
    return clean(named ?? decodeURIComponent(part.replaceAll('+', ' ')));
  } catch {
    // No text in UTF-8.
    return '';
  }
}

/** What to look for of what was shared: the first line that says more than an address of the web, else the place that the address names, else the title; `''` for none. */
export function sharedPlace({ title, text, url }: Shared): string {
  const given = textOf(text);
  const [line = ''] = given
    .split(/[\r\n]+/)
    .map((one) => clean(one.replace(ADDRESS, ' ')))
    .filter((one) => one !== '');
  const addresses = [textOf(url), ...(given.match(ADDRESS) ?? [])].map(placeOfAddress);
  const named = addresses.find((place) => place !== '' && !COORDINATES.test(place));
  return line || named || clean(textOf(title).replace(ADDRESS, ' '));
}
