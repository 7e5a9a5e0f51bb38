/** The engine as browsers run it, with a timetable that was packed and read again: no global that only Node has, and the answers of the backend. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import vm from 'node:vm';
import { epochAt } from '@halte/engine/common/zone';
import { bundledEngine } from './bundle.mjs';
import { DAY, demoNetwork } from './demoNetwork.mjs';
import { randomSearches } from './questions.mjs';

/** All in `npm run test:deep`. */
const SEARCHES = process.env['HALTE_TEST_DEEP'] === '1' ? 2_000 : 300;

/** What Node and workers of browsers both have, beside the language. */
const GLOBALS = { AbortController, TextDecoder, TextEncoder, atob, btoa };

/**
 * Prices are not the engine's. A packed timetable has no ids of trips, so that codes of journeys differ, and no lengths of rides: lines are drawn, and
 * measured, along its shapes.
 */
const comparable = (answer) =>
  JSON.parse(JSON.stringify(answer), (_, value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const { fare: _fare, noFareReason: _reason, tripId: _trip, co2Grams: _co2, geometry: _line, ...others } = value;
    const { journeySummaryCode: code, id, metres, ...rest } = others;
    return {
      ...rest,
      ...(id === undefined || id === code ? {} : { id }),
      ...(metres === undefined || rest.kind === 'ride' ? {} : { metres }),
    };
  });

const gramsOf = ({ groups = [] }) => groups.flatMap(({ journeys }) => journeys.map(({ co2Grams }) => co2Grams));

/** The answer, or the code of the error. */
const outcome = (promise) => promise.catch((error) => ({ problem: error.code, message: error.message }));

const codesOf = ({ groups = [] }) => groups.flatMap(({ journeys }) => journeys.map(({ id }) => id));

describe('the engine in a script for browsers', async () => {
  let network;
  let planner;
  let now;

  before(async () => {
    network = await demoNetwork();
    now = epochAt(network.feed.timeZone, `${DAY}T06:00`);
    /** @type {Record<string, any>} */
    const context = vm.createContext({ ...GLOBALS });
    vm.runInContext(await bundledEngine(), context);
    planner = context['createPlanner'](network.packed);
  });

  it('answers as the backend does', async () => {
    let journeys = 0;
    for (const body of randomSearches(network.feed, { seed: 1, count: SEARCHES, day: DAY })) {
      const [ours, theirs] = [await outcome(planner.journeys(body, now)), await outcome(network.search(body, now))];
      assert.deepEqual(comparable(ours), comparable(theirs), JSON.stringify(body));
      const grams = gramsOf(theirs);
      for (const [at, own] of gramsOf(ours).entries())
        assert.ok(Math.abs(own - grams[at]) <= 10 + grams[at] / 2, `${own} and ${grams[at]} g`);
      journeys += codesOf(ours).length;
    }
    assert.ok(journeys > SEARCHES, `${journeys} journeys were compared`);
  });

  it('tells the steps of a journey from its code, and the backend those of its codes', async () => {
    let compared = 0;
    for (const body of randomSearches(network.feed, { seed: 2, count: 20, day: DAY })) {
      const theirs = codesOf(await network.search(body, now));
      for (const [i, ours] of codesOf(await planner.journeys(body, now)).entries()) {
        const steps = comparable(network.detail(theirs[i]));
        assert.deepEqual(comparable(planner.journey(ours)), steps);
        assert.deepEqual(comparable(planner.journey(theirs[i])), steps);
        assert.deepEqual(comparable(network.detail(ours)), steps);
        compared += 1;
      }
    }
    assert.ok(compared > 20, `${compared} journeys were compared`);
  });

  it('finds stops by their names, also in part, abbreviated and without accents', () => {
    for (const { id, name } of network.feed.areas) {
      assert.ok(
        planner.places(name).some((place) => place.id === id),
        name,
      );
      assert.deepEqual([planner.place(id).title, planner.place(id).type], [name, 'stopArea']);
    }
    const [{ name }] = network.feed.areas;
    assert.ok(planner.places(name.slice(0, 3)).length > 0);
    assert.equal(planner.places(' ').length, 0);
    assert.ok(planner.places('a').length <= 12);
  });

  it('refuses what the backend refuses', async () => {
    for (const body of [{ fromId: 'nowhere', toId: 'nowhere' }, {}, { fromLat: 1, toLat: 1, toLon: 1 }]) {
      const ours = await outcome(planner.journeys(body, now));
      assert.ok(ours.problem, JSON.stringify([body, ours]));
      assert.deepEqual(ours, await outcome(network.search(body, now)));
    }
    assert.throws(() => planner.journey('AAAA'), { code: 'invalid-summary-code' });
  });
});
