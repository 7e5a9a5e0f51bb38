import { cmsEntries, cmsMenuAddress } from './cmsMenu.ts';

const entry = (title: unknown, more: object = {}) => ({
  title,
  url: '/x',
  type_label: 'Page',
  child_items: [],
  ...more,
});

it('leaves out the content system’s shortcodes, at every depth', () => {
  const items = [
    entry('Buy', { child_items: [entry('Tickets'), entry('Search', { type_label: 'Shortcode' })] }),
    entry('Site search', { type_label: 'Shortcode', child_items: [entry('Never')] }),
  ];
  expect(cmsEntries({ items })).toEqual([
    { title: 'Buy', url: '/x', children: [{ title: 'Tickets', url: '/x', children: [] }] },
  ]);
});

it.each([[null], ['<html>'], [{}], [{ items: 'none' }], [{ items: [null, 3, entry(5), entry(' '), { title: 'x' }] }]])(
  'has nothing to show of %j',
  (answer) => {
    expect(cmsEntries(answer)).toEqual([]);
  },
);

it.each([
  ['fr', 'https://cms.example.org/wp-json/menus/v1/menus/main'],
  ['de', 'https://cms.example.org/wp-json/menus/v1/menus/main-de'],
] as const)('asks for the menu in %s', (locale, expected) => {
  expect(cmsMenuAddress('https://cms.example.org/', 'main', locale)).toBe(expected);
});
