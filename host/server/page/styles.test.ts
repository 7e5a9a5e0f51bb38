import { pageStyles } from './styles.ts';

const trusted = (...hrefs: string[]) => hrefs.map((href) => ({ href, hash: null }));
const SHEETS = trusted('/assets/main.0123abcd.css', '/remotes/a/view.89abcdef.css');
const PAGE = { sheets: SHEETS, used: '.a{color:red}', cookies: '', nonce: 'n0nce' };
const FIRST = {
  head: '<style nonce="n0nce">.a{color:red}</style>',
  preloads:
    '<link rel="preload" as="style" href="/assets/main.0123abcd.css" fetchpriority="low"><link rel="preload" as="style" href="/remotes/a/view.89abcdef.css" fetchpriority="low">',
};
const LATER = {
  head: '<link rel="stylesheet" href="/assets/main.0123abcd.css"><link rel="stylesheet" href="/remotes/a/view.89abcdef.css">',
  preloads: '',
};

it.each([
  ['a first visit', '', FIRST],
  ['the first visit of a view', 'sheets=0123abcd', FIRST],
  ['a visit after a release', 'sheets=89abcdef.00000000', FIRST],
  ['a later visit', 'locale=fr; sheets=00000000.89abcdef.0123abcd', LATER],
])('%s', (_, cookies, expected) => {
  expect(pageStyles({ ...PAGE, cookies })).toEqual(expected);
});

it('has all sheets in the head of a page without markup', () => {
  expect(pageStyles({ ...PAGE, used: null })).toEqual(LATER);
});

it('never takes a sheet without a hash for known', () => {
  expect(pageStyles({ ...PAGE, sheets: trusted('/a.css'), cookies: 'sheets=.a.css' }).head).toContain('<style');
});

it('writes addresses as attributes, and gives the loader of styles nothing to take for a whole sheet', () => {
  const { head, preloads } = pageStyles({ ...PAGE, sheets: trusted('https://a.example/"><script>.css') });
  expect(preloads).toContain('href="https://a.example/&quot;&gt;&lt;script&gt;.css"');
  expect(head).not.toContain('data-href');
});

it('gives the sheets of a signed remote their hashes, whether they are applied at once or later', () => {
  const sheets = [{ href: 'https://a.example/view.89abcdef.css', hash: 'sha384-x' }];
  const checked = 'href="https://a.example/view.89abcdef.css" integrity="sha384-x" crossorigin="anonymous"';
  expect(pageStyles({ ...PAGE, sheets }).preloads).toContain(checked);
  expect(pageStyles({ ...PAGE, sheets, used: null }).head).toContain(checked);
});
