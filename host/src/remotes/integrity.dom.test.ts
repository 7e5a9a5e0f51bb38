import { addIntegrity, hashesOf } from './integrity.ts';

const ENTRY = {
  container: 'c',
  version: '1',
  entry: 'https://cdn.test/schedules/1/entry.js',
  integrity: { 'entry.js': 'sha384-entry', 'a.css': 'sha384-a' },
};
const OWN = { container: 'o', version: '1', entry: '/remotes/account/entry.js' };

describe('the hash of a file', () => {
  const hashOf = hashesOf({ schedules: ENTRY, account: OWN });

  it.each<[string, string, string | null]>([
    ['a script of the remote', 'https://cdn.test/schedules/1/entry.js', 'sha384-entry'],
    ['a style sheet of it', 'https://cdn.test/schedules/1/a.css', 'sha384-a'],
    ['a file of a remote without hashes', `${location.origin}/remotes/account/entry.js`, null],
    ['another version of it, which the content policy refuses', 'https://cdn.test/schedules/2/entry.js', null],
    ['a file of somebody else', 'https://other.test/entry.js', null],
  ])('%s', (_, file, hash) => {
    expect(hashOf(file)).toBe(hash);
  });

  it.each(['other.js', 'toString', 'sub/entry.js'])(
    'a file of the remote that has none is never loaded: %s',
    (name) => {
      expect(() => hashOf(`https://cdn.test/schedules/1/${name}`)).toThrow(`${name} has no hash in the manifest`);
    },
  );
});

it('stands on the element before the file is asked for, also when it is asked for again', () => {
  addIntegrity(hashesOf({ schedules: ENTRY }));
  const script = document.createElement('script');
  script.src = 'https://cdn.test/schedules/1/entry.js?retry=abc';
  expect([script.src, script.integrity, script.crossOrigin]).toEqual([
    'https://cdn.test/schedules/1/entry.js?retry=abc',
    'sha384-entry',
    'anonymous',
  ]);
  const sheet = document.createElement('link');
  sheet.href = 'https://cdn.test/schedules/1/x/../a.css';
  expect([sheet.integrity, sheet.crossOrigin]).toEqual(['sha384-a', 'anonymous']);
  expect(() => {
    sheet.href = 'https://cdn.test/schedules/1/b.css';
  }).toThrow('has no hash');
  const own = document.createElement('script');
  own.src = '/assets/main.js';
  expect(own.hasAttribute('integrity')).toBe(false);
});
