import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSecretFiles } from './secretFiles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string | Buffer): string {
  const file = join(folder, 'hunter2');
  writeFileSync(file, content);
  return file;
}

const tokenIn = (content: string | Buffer) => withSecretFiles({ TOKEN_FILE: fileWith(content) }, ['TOKEN'])['TOKEN'];

it.each([
  ['as it is', 'hunter2', 'hunter2'],
  ['without its last newline', 'hunter2\n', 'hunter2'],
  ['without the last newline of Windows', 'hunter2\r\n', 'hunter2'],
  ['with all newlines but the last', '\nhunter\n2\n\n', '\nhunter\n2\n'],
  ['with its spaces', ' hunter2 \n', ' hunter2 '],
  ['in UTF-8', 'clé 🔑\n', 'clé 🔑'],
  ['of 64 kB', 'x'.repeat(65_536), 'x'.repeat(65_536)],
])('reads a value %s', (_case, content, value) => {
  expect(tokenIn(content)).toBe(value);
});

it('leaves the other variables as they are', () => {
  const environment = { TOKEN_FILE: fileWith('hunter2'), KEY: 'a', KEY_FILE: '', OTHER_FILE: join(folder, 'nothing') };
  expect(withSecretFiles(environment, ['TOKEN', 'KEY', 'NONE'])).toEqual({ ...environment, TOKEN: 'hunter2' });
  expect(withSecretFiles({ KEY: 'a' }, ['TOKEN', 'KEY'])).toEqual({ KEY: 'a' });
});

it('takes an empty variable as one that is not set', () => {
  expect(withSecretFiles({ TOKEN: '', TOKEN_FILE: fileWith('hunter2') }, ['TOKEN'])['TOKEN']).toBe('hunter2');
});

it.each<[string, () => Record<string, string>]>([
  [
    'TOKEN and TOKEN_FILE are both set: only one of them can be given.',
    () => ({ TOKEN: 'hunter2', TOKEN_FILE: fileWith('hunter2') }),
  ],
  ['TOKEN_FILE names a file that does not exist.', () => ({ TOKEN_FILE: join(folder, 'hunter2-is-elsewhere') })],
  ['TOKEN_FILE names a file that cannot be read (EISDIR).', () => ({ TOKEN_FILE: folder })],
  ['TOKEN_FILE names a file that cannot be read (ENOTDIR).', () => ({ TOKEN_FILE: join(fileWith('hunter2'), 'a') })],
  ['TOKEN_FILE names a file that is empty.', () => ({ TOKEN_FILE: fileWith('') })],
  ['TOKEN_FILE names a file that is empty.', () => ({ TOKEN_FILE: fileWith('\n') })],
  ['TOKEN_FILE names a file that is larger than 64 kB.', () => ({ TOKEN_FILE: fileWith('x'.repeat(65_537)) })],
  ['TOKEN_FILE names a file that is larger than 64 kB.', () => ({ TOKEN_FILE: '/dev/zero' })],
  [
    'TOKEN_FILE names a file that is not text in UTF-8.',
    () => ({ TOKEN_FILE: fileWith(Buffer.from([0x68, 0xff, 0xfe])) }),
  ],
])('says in one message: %s', (message, environment) => {
  const given = environment();
  expect(() => withSecretFiles(given, ['TOKEN'])).toThrow(expect.objectContaining({ name: 'StartError', message }));
});
