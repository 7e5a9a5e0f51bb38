import { linkHeader, type NeededFile } from './preload.ts';

const script = (href: string, more: Partial<NeededFile> = {}): NeededFile => ({
  ...{ as: 'script', href, priority: 'auto' },
  ...more,
});

it.each([
  [
    'a file of a high priority',
    script('/a.js', { priority: 'high' }),
    '</a.js>; rel=preload; as=script; fetchpriority=high',
  ],
  [
    'a file of another server',
    script('https://a.example:8443/x/a.js?v=1'),
    '<https://a.example:8443/x/a.js?v=1>; rel=preload; as=script',
  ],
  ['no file of a low priority', script('/a.js', { priority: 'low' }), ''],
  ['no file with a hash, which is loaded in another mode', script('/a.js', { hash: 'sha384-A' }), ''],
  ['no address that ends the value', script('/a.js>; rel=stylesheet, </b.css'), ''],
  ['no address with a line break', script('/a.js\r\nset-cookie: a=b'), ''],
])('the header names %s', (_, file, value) => {
  expect(linkHeader([file])).toBe(value);
});
