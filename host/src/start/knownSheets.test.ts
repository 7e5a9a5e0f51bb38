import { sheetId, sheetsIn, withSheets } from './knownSheets.ts';

it.each([
  ['/assets/main.0123abcd.css', '0123abcd'],
  ['https://a.example/remotes/x/view.0123abcd.css', '0123abcd'],
  ['/assets/main.css', null],
  ['/assets/main.0123abcd.css?retry=1', null],
])('%s has the id %s', (href, id) => {
  expect(sheetId(href)).toBe(id);
});

it.each([
  ['sheets=0123abcd.00000001', ['0123abcd', '00000001']],
  ['locale=fr; sheets=0123abcd', ['0123abcd']],
  ['sheets=%22%3E%3Cscript%3E.0123abcd.x', ['0123abcd']],
  ['sheets=', []],
  ['', []],
])('reads %s', (cookies, ids) => {
  expect(sheetsIn(cookies)).toEqual(ids);
});

it('has the sheets of the latest page first, and forgets the oldest', () => {
  const page = (number: number) => `/assets/a.${number.toString(16).padStart(8, '0')}.css`;
  let cookie = '';
  for (let number = 0; number < 100; number += 1) cookie = `sheets=${withSheets(cookie, [page(number), '/b.css'])}`;
  expect(sheetsIn(cookie)).toHaveLength(24);
  expect(sheetsIn(cookie)[0]).toBe('00000063');
  expect(withSheets('sheets=00000001.00000002', [page(2)])).toBe('00000002.00000001');
});
