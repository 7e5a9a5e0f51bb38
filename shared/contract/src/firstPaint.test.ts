import { type FirstPaint, frameName, parseFirstPaint } from './firstPaint.ts';

const HTML = '<!--$--><a href="">Gare</a><!--/$-->';
const PAINT: FirstPaint = {
  html: HTML,
  css: '@media (width < 700px){.x{color:red}}',
  holes: [
    { at: 17, kind: 'href', target: { name: 'index', params: {}, query: {} }, withQuery: true },
    { at: 19, length: 4, kind: 'text', key: 'trip-planner.title.index' },
    { at: 23, kind: 'query', name: 'fv' },
    { at: 23, kind: 'page', name: 'banners' },
    { at: HTML.length, kind: 'slot', name: 'view' },
  ],
  fixed: ['trip-planner.trip.fromTo'],
};

it('reads what a build has written, and nothing besides', () => {
  const written: unknown = JSON.parse(JSON.stringify({ ...PAINT, nonce: 'x' }));
  expect(parseFirstPaint(written)).toEqual(PAINT);
});

it('takes a target without parameters', () => {
  const holes = [{ at: 0, kind: 'href', target: { name: 'schedules' } }];
  expect(parseFirstPaint({ ...PAINT, holes })?.holes).toEqual([
    { at: 0, kind: 'href', target: { name: 'schedules', params: {}, query: {} } },
  ]);
});

const withHoles = (...holes: unknown[]) => ({ ...PAINT, holes });
const text = (at: unknown, length: unknown = 1, key: unknown = 'host.skip') => ({ at, length, kind: 'text', key });
const href = (target: unknown) => withHoles({ at: 0, kind: 'href', target });

it.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['no markup', { ...PAINT, html: undefined }],
  ['markup that is not a text', { ...PAINT, html: {} }],
  ['a markup without end', { ...PAINT, html: 'x'.repeat(100_001) }],
  ['a script', { ...PAINT, html: '<p></p><script>alert(1)</script>', holes: [] }],
  ['a script in capitals', { ...PAINT, html: '<SCRIPT/src=x>', holes: [] }],
  ['a style sheet', { ...PAINT, html: '<link rel="stylesheet" href="x">', holes: [] }],
  ['another base of addresses', { ...PAINT, html: '<base href="https://evil.test">', holes: [] }],
  ['a frame', { ...PAINT, html: '<iframe src="x">', holes: [] }],
  ['rules that end their element', { ...PAINT, css: '.x{}</style><script>' }],
  ['rules that begin a comment', { ...PAINT, css: '<!-- .x{}' }],
  ['rules without end', { ...PAINT, css: 'x'.repeat(100_001) }],
  ['no holes', { ...PAINT, holes: undefined }],
  ['holes without end', { ...PAINT, holes: Array.from({ length: 1_001 }, () => text(0, 0)) }],
  ['no fixed texts', { ...PAINT, fixed: undefined }],
  ['a fixed text that is not one', { ...PAINT, fixed: [1] }],
  ['a hole that is not one', withHoles('here')],
  ['a hole of an unknown kind', withHoles({ at: 0, kind: 'html', name: 'x' })],
  ['a place before the markup', withHoles(text(-1))],
  ['half a unit', withHoles(text(0.5))],
  ['a place that is a text', withHoles(text('0'))],
  ['a place behind the markup', withHoles(text(HTML.length, 1))],
  ['a length below nothing', withHoles(text(0, -1))],
  ['a text without a key', withHoles(text(0, 1, ''))],
  ['a parameter without a name', withHoles({ at: 0, kind: 'query' })],
  ['an unknown field of the page', withHoles({ at: 0, kind: 'page', name: 'boot' })],
  ['an unknown slot', withHoles({ at: 0, kind: 'slot', name: 'footer' })],
  ['a link to what is no name', href({ name: '"><script>' })],
  ['a link that is an address', href('https://evil.test')],
  ['a link with a parameter that is no text', href({ name: 'index', query: { fv: 1 } })],
  ['a link with parameters that are none', href({ name: 'index', params: [] })],
  ['holes in the wrong order', withHoles(text(5), text(0))],
  ['holes that overlap', withHoles(text(0, 5), text(4))],
])('refuses %s', (_, content) => {
  expect(parseFirstPaint(content)).toBeNull();
});

it('names the frame of a screen, in a page of its own and in a partner’s', () => {
  expect(frameName({ page: 'home' }, false)).toBe('frame-home');
  expect(frameName({ page: 'bordered', quiet: true }, true)).toBe('frame-bordered-quiet-widget');
});
