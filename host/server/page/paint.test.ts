/** @jest-environment jsdom */
import type { FirstPaint } from '@halte/contract/firstPaint';
import { hrefOf } from '../../src/routes/href.ts';
import { TABLE } from '../../src/testing/product.ts';
import { isPaintable, type PaintInput, paint } from './paint.ts';
import { HOSTILE_VALUES } from './testing/hostileValues.ts';
import { wordingOf } from './wording.ts';

const PIECES = ['<form><b>Chercher</b><input value="', '"><a href="', '">a</a><i>', '</i></form>'];
const HTML = PIECES.join('');
const at = (piece: number) => PIECES.slice(0, piece + 1).join('').length;

const PAINT: FirstPaint = {
  html: HTML,
  css: '',
  fixed: ['trip-planner.summary'],
  holes: [
    { at: HTML.indexOf('Chercher'), length: 8, kind: 'text', key: 'trip-planner.search' },
    { at: at(0), kind: 'query', name: 'fv' },
    { at: at(1), kind: 'href', target: { name: 'proximity-type-id', params: { type: 'stop', id: 'a&b' } } },
    { at: at(2), kind: 'slot', name: 'view' },
  ],
};

function inputWith(text: string | null, overrides: Partial<PaintInput> = {}): PaintInput {
  const messages = text === null ? {} : { fr: { 'k:search': text } };
  return {
    wording: wordingOf({ apiKey: 'k', messages }, 'fr'),
    query: text === null ? {} : { fv: text },
    href: (target) => hrefOf(TABLE, 'fr', target),
    page: { look: 'plain', banners: 'false' },
    slots: { view: '<!--$--><u>view</u><!--/$-->' },
    ...overrides,
  };
}

function parsed(html: string) {
  document.body.innerHTML = html;
  return {
    names: [...document.body.querySelectorAll('*')].map(({ localName }) => localName),
    attributes: [...document.body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
    text: document.querySelector('b')?.textContent,
    value: document.querySelector('input')?.getAttribute('value'),
    href: document.querySelector('a')?.getAttribute('href'),
  };
}

const ELEMENTS = ['form', 'b', 'input', 'a', 'i', 'u'];
const ATTRIBUTES = ['value', 'href'];

it('fills each kind of hole', () => {
  const filled = parsed(paint(PAINT, inputWith('Où ? "ici" & là')));
  expect(filled).toEqual({
    names: ELEMENTS,
    attributes: ATTRIBUTES,
    text: 'Où ? "ici" & là',
    value: 'Où ? "ici" & là',
    href: '/fr/proximity/stop/a%26b',
  });
});

it('fills what the page says of itself, and links that keep its parameters', () => {
  const html = '<a href=""></a>';
  const target = { name: 'trip-planner' as const, query: { tt: '1' } };
  const holes = [
    { at: 9, kind: 'href' as const, target, withQuery: true as const },
    { at: html.length, kind: 'page' as const, name: 'look' as const },
  ];
  const query = { fi: 'a"b', tt: '0', jc: 'x', rc: 'y' };
  expect(paint({ html, css: '', fixed: [], holes }, inputWith(null, { query }))).toBe(
    '<a href="/fr/trip-planner?fi=a%22b&amp;tt=1"></a>plain',
  );
});

it('leaves the product’s text, and nothing where the address has none', () => {
  const filled = parsed(paint(PAINT, inputWith(null)));
  expect(filled).toMatchObject({ names: ELEMENTS, text: 'Chercher', value: '' });
  expect(paint(PAINT, inputWith(null, { query: Object.create({ fv: 'inherited' }) }))).toContain('value=""');
});

it.each(HOSTILE_VALUES)('runs nothing of %j', (value) => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const href = () => value;
  const html = paint(PAINT, inputWith(value, { href }));
  const { names, attributes, value: written } = parsed(html);
  expect(names).toEqual(ELEMENTS);
  expect(attributes).toEqual(ATTRIBUTES);
  expect(html).toContain('<!--$--><u>view</u><!--/$-->');
  // Nothing that an HTML parser changes: the app reads the same value from the address.
  expect(written?.length).toBeLessThanOrEqual(300);
  expect(written?.isWellFormed()).toBe(true);
  expect([...(written ?? '')].every((character) => character >= ' ')).toBe(true);
  expect(alert).not.toHaveBeenCalled();
});

it('never builds an address out of the app', () => {
  const target = (id: string) => ({ name: 'proximity-type-id' as const, params: { type: 'stop', id } });
  for (const id of HOSTILE_VALUES.filter((value) => value.isWellFormed())) {
    expect(hrefOf(TABLE, 'fr', target(id))).toMatch(/^\/fr\/proximity\/stop\/[^/?#<>"\s]+$/);
  }
});

it('has no place for a wording that the build could not leave open', () => {
  const worded = (messages: Record<string, string>) => wordingOf({ apiKey: 'k', messages: { fr: messages } }, 'fr');
  expect(isPaintable(PAINT, worded({ search: 'Chercher' }))).toBe(true);
  expect(isPaintable(PAINT, worded({ 'trip-planner.summary': 'Il manque {{places}}' }))).toBe(false);
  expect(isPaintable(PAINT, worded({ summary: 'Il manque {{places}}' }))).toBe(false);
  expect(isPaintable(PAINT, worded({ search: 'Chercher {{where}}' }))).toBe(false);
  expect(isPaintable(PAINT, worded({ search: '$t(title)' }))).toBe(false);
  expect(isPaintable(PAINT, worded({ search: '' }))).toBe(false);
});

it('does a work that grows with the holes only: one value and one slice for each', () => {
  const count = 1_000;
  const html = 'x'.repeat(count * 10);
  const holes = Array.from({ length: count }, (_, index) => ({
    at: index * 10,
    kind: 'href' as const,
    target: { name: 'index' as const },
  }));
  const href = jest.fn(() => '/fr');
  const slice = jest.spyOn(String.prototype, 'slice');
  const filled = paint({ html, css: '', fixed: [], holes }, inputWith(null, { href }));
  const slices = slice.mock.calls.length;
  slice.mockRestore();
  expect(filled).toHaveLength(html.length + count * 3);
  expect(href).toHaveBeenCalledTimes(count);
  expect(slices).toBe(count + 1);
});
