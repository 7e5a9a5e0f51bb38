import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { bytesBelow } from './copy.mjs';

const folder = mkdtempSync(join(tmpdir(), 'halte-bytes-'));
after(() => rmSync(folder, { recursive: true }));

it('counts each file once, although links lead to it', () => {
  mkdirSync(join(folder, 'host/dist'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@halte'), { recursive: true });
  writeFileSync(join(folder, 'host/dist/main.js'), 'x'.repeat(1_000));
  writeFileSync(join(folder, 'start.sh'), 'x'.repeat(10));
  symlinkSync('../../host', join(folder, 'node_modules/@halte/host'));
  symlinkSync('start.sh', join(folder, 'again.sh'));
  assert.equal(bytesBelow(folder), 1_010);
});
