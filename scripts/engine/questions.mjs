/** Random searches in a network, as the app sends them. The same seed gives the same. */

const MODES = ['metro', 'tram', 'bus', 'train'];
const CHOICES = {
  journeyType: ['fastest', 'fewestChanges', 'leastWalking'],
  walkSpeed: ['slow', 'normal', 'fast'],
  changeTime: ['asPlanned', 'plus5'],
  maxChanges: [1, 2, 4],
  wheelchair: ['off', 'on'],
  avoidStairs: ['off', 'on'],
};

/** Numbers from 0 to 1 (mulberry32). @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {Pick<import('@halte/engine/timetable/feed/feed').Feed, 'areas' | 'stops'>} feed
 * @param {{ seed: number, count: number, day: string }} wanted `day`: `YYYY-MM-DD`, on the clocks of the network
 * @returns {import('@halte/engine/api/journeySearch').JourneySearchBodyT[]}
 */
export function randomSearches({ areas, stops }, { seed, count, day }) {
  const random = randomNumbers(seed);
  const pick = (values) => values[Math.floor(random() * values.length)];
  const two = (number) => String(number).padStart(2, '0');
  const chance = (share) => random() < share;
  const place = () => {
    const area = pick(areas);
    if (chance(0.5)) return { id: area.id, value: area.name, lat: area.lat, lon: area.lon };
    if (chance(0.2)) return { id: pick(stops).id };
    return { value: 'somewhere', lat: area.lat + (random() - 0.5) / 200, lon: area.lon + (random() - 0.5) / 200 };
  };
  const options = () => {
    const chosen = Object.entries(CHOICES).flatMap(([name, values]) => (chance(0.2) ? [[name, pick(values)]] : []));
    return { ...Object.fromEntries(chosen), ...(chance(0.1) ? { excludedModes: [pick(MODES)] } : {}) };
  };
  return Array.from({ length: count }, () => {
    const [from, to] = [place(), place()];
    const at = `${day}T${two(Math.floor(random() * 24))}:${two(Math.floor(random() * 60))}`;
    const ends = Object.entries({ from, to }).flatMap(([name, end]) =>
      Object.entries(end).map(([field, value]) => [`${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`, value]),
    );
    return {
      ...Object.fromEntries(ends),
      ...(chance(0.3) ? { arrivalDateTime: at } : { departureDateTime: at }),
      ...(chance(0.1) ? { via: [{ ...place(), ...(chance(0.5) ? { stayMinutes: 20 } : {}) }] } : {}),
      itineraryOptions: options(),
    };
  });
}
