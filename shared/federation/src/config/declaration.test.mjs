import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { declarationOf, strokesOf } from './declaration.mjs';

const directory = mkdtempSync(join(tmpdir(), 'declaration-'));
after(() => rmSync(directory, { recursive: true }));
writeFileSync(
  join(directory, 'tab.svg'),
  '<svg viewBox="0 0 24 24"><path d="M4 4h16"/><circle cx="12" cy="12" r="3"/></svg>',
);

const title = { fr: 'Parkings', en: 'Car parks', es: 'Aparcamientos', it: 'Parcheggi', de: 'Parkplätze' };
const budget = { first: 1, all: 1 };
const route = /** @type {const} */ ({
  name: 'acme.parking',
  path: '/parking/:id?',
  view: 'Parking',
  page: 'bordered',
  title,
});
const config = {
  id: 'acme.parking',
  routes: [route],
  tab: { route: 'acme.parking', icon: './tab.svg', label: title },
  budget,
};
const of = (changes) => declarationOf({ ...config, ...changes }, { directory, views: ['Parking'] });

it('writes the declaration with the strokes of its icon', () => {
  const { declaration, problems } = of({});
  assert.deepEqual(problems, []);
  assert.equal(declaration.tab?.icon, 'M4 4h16M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z');
  assert.deepEqual(declaration.routes, [route]);
});

it('names what is wrong', () => {
  const { de: _, ...others } = title;
  assert.deepEqual(of({ routes: [{ ...route, view: 'Cars' }] }).problems, [
    'routes: "acme.parking" shows the view "Cars", which src/remote.ts does not have.',
  ]);
  assert.deepEqual(of({ routes: [{ ...route, title: others }] }).problems, ['routes.0.title: it has no text in de.']);
  assert.deepEqual(of({ tab: undefined, routes: [{ ...route, name: 'schedules' }] }).problems, [
    'routes[0].name: "schedules" must be "acme.parking" or begin with "acme.parking-".',
  ]);
});

it('draws no icon of another box, and none that is filled', () => {
  assert.throws(() => strokesOf('<svg viewBox="0 0 16 16"><path d="M4 4h16"/></svg>'), /viewBox="0 0 24 24"/);
  assert.throws(() => strokesOf('<svg viewBox="0 0 24 24"><image href="x.png"/></svg>'), /<image>/);
});
