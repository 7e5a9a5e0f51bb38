/** Values of the cookie that says on which side of a share a visitor is: one byte, which many visitors have in common. */
export const SHARE_VALUES = 256;
/** The bucket of a visitor without the cookie, who gets what all get: no share below 1 reaches it. */
const LAST_BUCKET = 1 - Number.EPSILON;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A number below `limit` for each call: mulberry32, which is the same on every machine. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const shuffled = new Map<string, Uint8Array>();
const MOST_REMOTES = 200;

/** The places of the cookie's values in an order of the remote's own: exactly uniform, and another one for each remote. */
function placesOf(remote: string): Uint8Array {
  const known = shuffled.get(remote);
  if (known) return known;
  const places = Uint8Array.from({ length: SHARE_VALUES }, (_, i) => i);
  const random = randomOf(hashOf(remote));
  for (let i = places.length - 1; i > 0; i--) {
    const other = random(i + 1);
    [places[i], places[other]] = [places[other]!, places[i]!];
  }
  if (shuffled.size >= MOST_REMOTES) shuffled.clear();
  shuffled.set(remote, places);
  return places;
}

/**
 * Where a visitor stands in the shares of a remote, from 0 to below 1: a release with share 0.1 is for buckets below 0.1. It stays the same for a
 * visitor and a remote, and the shares of two remotes do not coincide.
 *
 * @param share value of the cookie, 0 to 255; null for a visitor without it
 */
export function bucketOf(share: number | null, remote: string): number {
  return share === null ? LAST_BUCKET : placesOf(remote)[share]! / SHARE_VALUES;
}
