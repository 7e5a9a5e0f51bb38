/** Long names of both ends and of the via place: their short ones stay, and an opened journey has its own. */
const NAMES = ['fst', 'ffv', 'tst', 'tfv', 'v[0][fv]'] as const;

/** A stop is found by its id alone. */
const ENDS = [
  { type: 'fpt', coordinates: ['flat', 'flon'] },
  { type: 'tpt', coordinates: ['tlat', 'tlon'] },
] as const;
const STOPS: readonly (string | null)[] = ['stopArea', 'stopPoint'];

/**
 * The address of a journey as shared and printed: only the parameters that open the journey and search its trip again.
 *
 * @param address absolute.
 */
export function sharedAddress(address: string): string {
  const url = new URL(address);
  const { searchParams: query } = url;
  for (const name of NAMES) query.delete(name);
  for (const { type, coordinates } of ENDS)
    if (STOPS.includes(query.get(type))) for (const name of coordinates) query.delete(name);
  return url.href;
}

/** The shortest one that opens the journey, without the protocol: what is printed in words. */
export function printedAddress(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const ends = ['fi', 'ti'].flatMap((name) => {
    const id = searchParams.get(name);
    return id === null ? [] : [`${name}=${encodeURIComponent(id)}`];
  });
  return `${host}${pathname}?${ends.join('&')}`;
}
