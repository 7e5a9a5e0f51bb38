/**
 * This release and the one before, together: remotes are released without the host, and the host without them. Both talk to the backend of this release,
 * which is released before them. A host of this release with its own remotes is what all other tests are about.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dailySample, isDeep } from '@halte/judge/sample';
import { findTrip, type Trip } from '../support/places.ts';
import type { SecondHost } from '../support/secondHost.ts';
import { test as base, expect } from '../support/test.ts';
import { isBuilt } from './before.ts';
import { nameOf, type Pair, startPair } from './pairs.ts';
import { PLANTS } from './plants.ts';
import { A_LINE, STORIES } from './stories.ts';

const MIXED: readonly Pair[] = [
  { host: 'now', remotes: 'before' },
  { host: 'before', remotes: 'now' },
];
/** With this backend: where it fails, the others need not be looked at. */
const FORMER: Pair = { host: 'before', remotes: 'before' };

/** None yet while the hooks before the tests run, which have an address too. */
let host: SecondHost | undefined;
let trip: Trip;
const test = base.extend({ baseURL: async ({ browserName: _ }, use) => use(host?.origin) });

test.beforeAll(async ({ playwright }) => {
  if (!isBuilt()) throw new Error('The release before is not built: run `npm run test:before` first.');
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

for (const pair of isDeep() ? [...MIXED, FORMER] : dailySample(MIXED, 1, nameOf))
  test.describe(nameOf(pair), () => {
    // One host for all.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      host = await startPair(pair);
    });
    test.afterAll(() => host?.stop());

    for (const { title, tell } of dailySample(STORIES, 2, (story) => story.title))
      test(title, ({ page, request }) => tell({ page, request, trip }));
  });

for (const { title, pair, sign, options } of isDeep() ? PLANTS : [])
  test.describe(nameOf(pair), () => {
    let folder: string;
    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'halte-skew-'));
      host = await startPair(pair, options(folder));
    });
    test.afterAll(async () => {
      await host?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test(`${title} is noticed by a story`, async ({ page, request, problems }) => {
      problems.expect(/./);
      await expect(A_LINE.tell({ page, request, trip })).rejects.toThrow(sign);
    });
  });
