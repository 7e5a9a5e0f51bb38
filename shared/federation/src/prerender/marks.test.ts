import { createMarks, type Mark } from './marks.ts';
import { markedText } from './texts.ts';

const marks = createMarks();
const text = (key: string, value: string) => markedText(marks, 'area', key, value);
const query = (name: string) => marks.at({ kind: 'query', name });
const href = marks.at({ kind: 'href', target: { name: 'index' } });

it.each<[string, string, object]>([
  ['nothing', '<p>x</p>', { html: '<p>x</p>', holes: [], fixed: [] }],
  [
    'a text',
    `<p>${text('title', 'Lines &amp; stops')}</p>`,
    { html: '<p>Lines &amp; stops</p>', holes: [{ at: 3, length: 17, kind: 'text', key: 'area.title' }], fixed: [] },
  ],
  [
    'a text twice, also in an attribute',
    `<p title="${text('title', 'Où')}">${text('title', 'Où')}</p>`,
    {
      html: '<p title="Où">Où</p>',
      holes: [
        { at: 10, length: 2, kind: 'text', key: 'area.title' },
        { at: 14, length: 2, kind: 'text', key: 'area.title' },
      ],
      fixed: [],
    },
  ],
  [
    'an empty text, which is a hole',
    `<p>${text('title', '')}</p>`,
    { html: '<p></p>', holes: [{ at: 3, length: 0, kind: 'text', key: 'area.title' }], fixed: [] },
  ],
  [
    'a value and a link',
    `<a href="${href}">${query('fv')}</a>`,
    {
      html: '<a href=""></a>',
      holes: [
        { at: 9, kind: 'href', target: { name: 'index' } },
        { at: 11, kind: 'query', name: 'fv' },
      ],
      fixed: [],
    },
  ],
  [
    'a text with values',
    `<p>${text('from', 'from {{a}}')}</p>`,
    { html: '<p>from {{a}}</p>', holes: [], fixed: ['area.from'] },
  ],
  ['a plural', `<p>${text('count_other', 'lines')}</p>`, { html: '<p>lines</p>', holes: [], fixed: ['area.count'] }],
  [
    'a text with values that the app takes apart, without a part',
    text('way', '{{a}} to {{b}}')
      .split(/(\{\{.\}\})/)
      .map((part) => part && `<i>${part}</i>`)
      .join(''),
    { html: '<i>{{a}}</i><i> to </i><i>{{b}}</i>', holes: [], fixed: ['area.way'] },
  ],
  [
    'a text in a text with values, one with another value between its parts',
    `${text('clear', 'Clear {{a}}').replace('{{a}}', text('field', 'From'))} <b>${query('fv')}</b>`,
    {
      html: 'Clear From <b></b>',
      holes: [
        { at: 6, length: 4, kind: 'text', key: 'area.field' },
        { at: 14, kind: 'query', name: 'fv' },
      ],
      fixed: ['area.clear'],
    },
  ],
])('takes the marks of %s out of markup', (_, marked, expected) => {
  expect(marks.resolve(marked)).toEqual(expected);
});

it('makes one mark of equal ones: code that compares two links finds them equal', () => {
  const mark: Mark = { kind: 'href', target: { name: 'schedules', params: {}, query: {} } };
  expect(marks.at(mark)).toBe(marks.at({ ...mark }));
  expect(marks.at(mark)).not.toBe(href);
});

const cut = text('title', 'Lines');

it.each([
  ['the end of a text is missing', cut.slice(0, -1), /only the beginning/],
  ['the beginning of a text is missing', cut.slice(-3), /without its beginning/],
  ['a mark is cut', cut.slice(0, 1), /a part of a mark/],
  ['a mark is of another build', '\uf8f0999\uf8f2', /never made/],
])('throws where %s', (_, marked, message) => {
  expect(() => marks.resolve(marked)).toThrow(message);
});
