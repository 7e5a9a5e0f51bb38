import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

it('is what the app’s client was generated from', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [join(__dirname, 'openapi.ts'), '--check']);
  expect(stderr).toBe('');
}, 60_000);
