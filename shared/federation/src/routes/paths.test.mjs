import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressOf, neededParams, paramsIn, pathWith } from './paths.ts';

for (const [pattern, path, expected] of /** @type {const} */ ([
  ['/parking', '/parking', {}],
  ['/parking', '/parking/', {}],
  ['/parking', '/parkings', null],
  ['/parking/:id?', '/parking', {}],
  ['/parking/:id?', '/parking/A%2FB', { id: 'A/B' }],
  ['/parking/:id', '/parking', null],
  ['/parking/:id', '/parking/a/b', null],
  ['/line/:id/stop/:stop?', '/line/7/stop/x', { id: '7', stop: 'x' }],
  ['/line/:id/stop/:stop?', '/line/7/stop', { id: '7' }],
  // What a pattern has besides its parameters is text.
  ['/a.b/(c)+', '/a.b/(c)+', {}],
  ['/a.b', '/axb', null],
  ['', '', {}],
  ['/parking/:id', '/parking/%E0%A4%A', { id: '%E0%A4%A' }],
]))
  it(`${pattern} and ${path}`, () => {
    const found = paramsIn(pattern, path);
    assert.deepEqual(found === null ? null : { ...found }, expected);
  });

it('writes a path with its parameters', () => {
  assert.equal(pathWith('/line/:id/stop/:stop?', { id: 'A/B', stop: 'ä' }), '/line/A%2FB/stop/%C3%A4');
  assert.equal(pathWith('/line/:id/stop/:stop?', { id: '7' }), '/line/7/stop');
  assert.deepEqual(neededParams('/line/:id/stop/:stop?'), ['id']);
});

it('writes the address of a screen, and the name of one that it does not know', () => {
  const page = /** @type {const} */ ({ locale: 'fr', routes: [{ name: 'acme.parking', path: '/parking/:id?' }] });
  const target = { name: 'acme.parking', params: { id: '7' }, query: { tab: 'a b' } };
  assert.equal(addressOf(page, target), '/fr/parking/7?tab=a+b');
  assert.equal(addressOf(page, { name: 'schedules' }), '/fr/schedules');
});
