/** The engine as browsers run it, with a timetable that was packed and read again: no global that only Node has, and the answers of the backend. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import vm from 'node:vm';
import { nextAtStops, stopsAround } from '@halte/engine/boards/nearbyStops';
import { departuresOfArea, departuresOfLine, departuresOfStop } from '@halte/engine/boards/stopAnswers';
import { stopAreaDetail } from '@halte/engine/boards/stopArea';
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

  it('tells the departures of each stop, and of the stops around it, as the backend does', () => {
    const { feed } = network;
    const grouped = /** @type {const} */ ({ groupedByTerminus: 'true', limit: 3 });
    const own = { from: now, preferred: new Set(), alertOf: () => null };
    let departures = 0;
    for (const { id, lat, lon, stops } of feed.areas) {
      const board = comparable(departuresOfArea(feed, id, grouped, now));
      assert.deepEqual(comparable(planner.area.departures(id, grouped, now)), board);
      departures += board.lines.flatMap(({ groups }) => groups).length;
      const stop = feed.stops[stops[0]].id;
      assert.deepEqual(
        comparable(planner.stop.departures(stop, {}, now)),
        comparable(departuresOfStop(feed, stop, {}, now)),
      );
      for (const { line } of board.lines) {
        const ids = { id, lineId: line.id };
        const theirs = departuresOfLine(feed, ids, { direction: '1' }, now);
        assert.deepEqual(comparable(planner.stop.departuresOfLine(ids, { direction: '1' }, now)), comparable(theirs));
      }
      const detail = stopAreaDetail(feed, feed.areaById.get(id), { city: '', postCode: '' }, 'foot');
      assert.deepEqual(comparable(planner.area.detail(id, 'foot')), { ...comparable(detail), alerts: [] });
      const around = /** @type {const} */ ({ lat, lon, radius: 500, profile: 'foot', limit: 5, modes: null });
      assert.deepEqual(
        comparable(planner.nearby(around, [], now)),
        comparable(stopsAround(feed, { ...around, ...own })),
      );
      assert.deepEqual(comparable(planner.next([id], [], now)), comparable(nextAtStops(feed, [id], own)));
    }
    assert.ok(departures > feed.areas.length, `${departures} groups were compared`);
    assert.throws(() => planner.area.departures('nowhere', {}, now), { code: 'stop-area-not-found' });
    assert.throws(() => planner.stop.departures('nowhere', {}, now), { code: 'stop-point-not-found' });
  });

  it('keeps to the limits of a tenant', async () => {
    const [{ id: fromId }, { id: toId }] = network.feed.areas;
    const limits = { maxChanges: 1, maxWalk: 500 };
    const body = { fromId, toId, departureDateTime: `${DAY}T08:00` };
    const wanted = { ...body, itineraryOptions: limits };
    assert.deepEqual(await planner.journeys(body, now, limits), await planner.journeys(wanted, now));
    const beyond = planner.journeys({ ...body, itineraryOptions: { maxChanges: 2 } }, now, limits);
    await assert.rejects(beyond, { code: 'beyond-limit' });
  });

  it('says no price, and no reason for it that could be wrong', async () => {
    const [body] = randomSearches(network.feed, { seed: 3, count: 1, day: DAY });
    const { groups } = await planner.journeys(body, now);
    for (const { fare, noFareReason } of groups.flatMap(({ journeys }) => journeys))
      assert.deepEqual([fare, noFareReason], [null, undefined]);
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
