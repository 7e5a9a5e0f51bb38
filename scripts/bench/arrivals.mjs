/** Judges the answers of two engines to the same questions as travellers see them. It shares no code with what writes them. */

/** Seconds by which another engine may be later. */
export const MOST_LATE = 300;
const VEHICLES = new Set(['publicTransport', 'fewestChanges', 'leastWalking']);

/**
 * When one is there at the earliest by a vehicle, in seconds; null without one.
 *
 * @param {string} answer the JSON of a search.
 * @param {number} asked the time from which one leaves, in seconds.
 */
export function earliestArrival(answer, asked) {
  const journeys = JSON.parse(answer)
    .groups.filter(({ key }) => VEHICLES.has(key))
    .flatMap(({ journeys }) => journeys);
  const times = journeys.map(({ departureDateTime, arrivalDateTime }) => {
    const [departure, arrival] = [secondsOf(departureDateTime), secondsOf(arrivalDateTime)];
    if (!(departure >= asked && arrival > departure))
      throw new Error(`No journey from ${asked}: ${departureDateTime} to ${arrivalDateTime}.`);
    return arrival;
  });
  return times.length > 0 ? Math.min(...times) : null;
}

const secondsOf = (instant) => Date.parse(instant) / 1000;

/**
 * @typedef {object} Pair
 * @property {number} number
 * @property {number} asked
 * @property {string} own the JSON of the embedded engine's answer …
 * @property {string} other … and that of another engine.
 */

/**
 * How much later than the embedded engine the other one arrives: `Infinity` where it has no journey. Pairs for which the embedded engine has none are only
 * counted.
 *
 * @param {readonly Pair[]} pairs
 */
export function judged(pairs) {
  const compared = [];
  let [neither, onlyOther] = [0, 0];
  for (const { number, asked, own, other } of pairs) {
    const [mine, theirs] = [earliestArrival(own, asked), earliestArrival(other, asked)];
    if (mine !== null) compared.push({ number, later: theirs === null ? Number.POSITIVE_INFINITY : theirs - mine });
    else if (theirs === null) neither++;
    else onlyOther++;
  }
  const within = compared.filter(({ later }) => later <= MOST_LATE);
  return {
    compared: compared.length,
    within: within.length,
    share: within.length / compared.length,
    earlier: compared.filter(({ later }) => later < 0).length,
    apart: compared.filter(({ later }) => later > MOST_LATE),
    neither,
    onlyOther,
  };
}
