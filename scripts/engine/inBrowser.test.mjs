/** The engine as browsers run it: no global that only Node has, and the answers of the backend. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import vm from 'node:vm';
import { epochAt } from '@halte/engine/common/zone';
import { besideOf } from '../../bff/src/journeys/beside.ts';
import { NO_ALERTS } from '../../bff/src/realtime/alerts.ts';
import { bundledEngine } from './bundle.mjs';
import { DAY, demoNetwork } from './demoNetwork.mjs';
import { randomSearches } from './questions.mjs';

const SEARCHES = 300;

/** What Node and workers of browsers both have, beside the language. */
const GLOBALS = { AbortController, TextDecoder, TextEncoder, atob, btoa };

/** Prices are not the engine's. */
const withoutPrices = (answer) =>
  JSON.parse(JSON.stringify(answer), (key, value) => (key === 'fare' || key === 'noFareReason' ? undefined : value));

/** The answer, or the code of the error. */
const outcome = (promise) => promise.then(withoutPrices, (error) => ({ problem: error.code, message: error.message }));

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
    planner = context['createPlanner'](network.searched);
  });

  it('answers as the backend does', async () => {
    let journeys = 0;
    for (const body of randomSearches(network.feed, { seed: 1, count: SEARCHES, day: DAY })) {
      const theirs = await outcome(network.search(body, now));
      const ours = await outcome(planner.journeys(body, now));
      assert.deepEqual(ours, theirs, JSON.stringify(body));
      journeys += ours.groups?.flatMap((group) => group.journeys).length ?? 0;
    }
    assert.ok(journeys > SEARCHES, `${journeys} journeys were compared`);
  });

  it('tells the steps of a journey that the backend found', async () => {
    const news = besideOf({ alerts: NO_ALERTS, language: 'fr' });
    const codes = [];
    for (const body of randomSearches(network.feed, { seed: 2, count: 20, day: DAY })) {
      const { groups = [] } = await outcome(network.search(body, now));
      codes.push(...groups.flatMap((group) => group.journeys.map(({ id }) => id)));
    }
    assert.ok(codes.length > 20);
    for (const code of codes)
      assert.deepEqual(withoutPrices(planner.journey(code)), withoutPrices(network.detail(code, news)));
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
