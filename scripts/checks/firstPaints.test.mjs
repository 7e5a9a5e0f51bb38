import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LOCALES } from '../../shared/contract/src/locales.ts';
import { paintFindings } from './firstPaints.mjs';

const HTML = '<div><h1 class="x">Lines</h1></div>';
const VIEW = { html: HTML, css: '', holes: [{ at: 19, length: 5, kind: 'text', key: 'schedules.title' }], fixed: [] };
const FRAME = { html: '<div></div>', css: '', holes: [{ at: 5, kind: 'slot', name: 'view' }], fixed: [] };

/** The findings of a build whose files are `paints` in every language, but for those of `others`. */
function findings(paints, others = {}) {
  const files = Object.fromEntries(
    LOCALES.flatMap((one) => Object.entries(paints).map(([name, paint]) => [`${name}.${one}`, paint])),
  );
  const all = { ...files, ...others };
  const paint = Object.fromEntries(Object.keys(all).map((key) => [key, key]));
  return paintFindings('f', { paint }, (file) => (all[file] === null ? null : JSON.stringify(all[file]))).map(
    ({ message }) => message,
  );
}

const TAB_HTML = '<li><a href=""><path d=""></path><span></span></a></li>';
const TAB = {
  html: TAB_HTML,
  css: '',
  holes: [
    { at: 13, kind: 'tab', name: 'href' },
    { at: 24, kind: 'tab', name: 'icon' },
    { at: 39, kind: 'tab', name: 'label' },
  ],
  fixed: [],
};

it('finds nothing wrong with a view, a frame and a tab in every language', () => {
  assert.deepEqual(findings({ schedules: VIEW, 'frame-schedules': FRAME, 'tab-short-current': TAB }), []);
});

it('names what a tab has no place for', () => {
  const [message] = findings({ tab: { ...TAB, holes: TAB.holes.slice(0, 2) } });
  assert.equal(message, 'The first paint tab.fr has no place for its label.');
});

const NOT_READ = 'was not built, or is none that the server reads';

for (const { what, paints = { schedules: VIEW }, others, message } of [
  {
    what: 'a language that is missing',
    paints: {},
    others: { 'schedules.fr': VIEW },
    message: `schedules.en ${NOT_READ}`,
  },
  { what: 'a file that is missing', others: { 'schedules.de': null }, message: `schedules.de ${NOT_READ}` },
  {
    what: 'a file that is no first paint',
    others: { 'schedules.de': { html: HTML } },
    message: `schedules.de ${NOT_READ}`,
  },
  {
    what: 'a view without a heading',
    others: { 'schedules.it': { ...VIEW, html: '<div></div>', holes: [] } },
    message: 'schedules.it has no heading of its page',
  },
  {
    what: 'an empty heading',
    others: { 'schedules.it': { ...VIEW, html: '<h1></h1>', holes: [] } },
    message: 'schedules.it has no heading of its page',
  },
  {
    what: 'a frame without a place for its view',
    paints: { 'frame-x': FRAME },
    others: { 'frame-x.es': { ...FRAME, holes: [] } },
    message: 'frame-x.es has 0 places for its view',
  },
])
  it(`finds ${what}`, () => assert.ok(findings(paints, others).includes(`The first paint ${message}.`)));

it('finds a build without first paints, and one that is missing', () => {
  assert.equal(paintFindings('f', { paint: {} }, () => null).length, 1);
  assert.equal(paintFindings('f', null, () => null).length, 1);
});
