import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { browserFindings } from './browsers.mjs';

const DECLARED = 'It runs in Chrome and Edge 126, Firefox 126 and Safari 18, and later ones.';
const messages = (text, declared = DECLARED) => browserFindings('a.js', text, declared).map(({ message }) => message);

describe('built code', () => {
  for (const text of [
    'e.values().map(e=>e.id)',
    'for(let e of t.matchAll(/a/g).take(2))n(e)',
    'Promise.try(e)',
    'new Set(e).union(t)',
    'e.isSubsetOf(t)',
    'new URLPattern({pathname:e})',
    'requestIdleCallback(e)',
    'scheduler.yield()',
  ]) {
    it(`fails with ${text}`, () => assert.equal(messages(text).length, 1));
  }

  for (const text of [
    'URL.parse(e)',
    'Map.groupBy(e,t)',
    '[...e.values()].map(e=>e.id)',
    'Object.values(e).map(t)',
    'e.union(t)',
    '"function"==typeof requestIdleCallback?requestIdleCallback(e):setTimeout(e)',
    '"cookieStore"in e&&e.cookieStore.addEventListener("change",t)',
    'globalThis.scheduler?.yield?scheduler.yield():t()',
  ]) {
    it(`passes with ${text}`, () => assert.deepEqual(messages(text), []));
  }

  it('fails with what an older browser lacks, as soon as it is named', () =>
    assert.match(messages('URL.parse(e)', DECLARED.replace('Safari 18', 'Safari 17.6'))[0] ?? '', /^URL\.parse/));
  it('fails when no browser is named', () => assert.match(messages('1', 'In any.')[0] ?? '', /does not say/));
  it('is compared with what the documents say', () =>
    assert.deepEqual(messages('1', readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')), []));
});
