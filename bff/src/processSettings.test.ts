import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ALLOCATOR, NODE_FLAGS } from './processSettings.ts';

/** Names of the threads of its own process. */
const SAY_THREADS = `
  const { readdirSync, readFileSync } = require('node:fs');
  const nameOf = (id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim();
  console.log(JSON.stringify(readdirSync('/proc/self/task').map(nameOf)));
`;

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('a process with these options has as many background threads as there are cores beside one', () => {
  const output = execFileSync(process.execPath, [...NODE_FLAGS, '-e', SAY_THREADS], { encoding: 'utf8' });
  const names: string[] = JSON.parse(output);
  expect(names.filter((name) => name === 'V8Worker')).toHaveLength(Math.max(1, availableParallelism() - 1));
});

it('with these options, only the thread that answers has 8 MB for new objects', () => {
  const script = join(__dirname, 'testing/newSpace.ts');
  const output = execFileSync(process.execPath, [...NODE_FLAGS, script], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual({ main: 8, other: 1 });
});

it('the documents tell operators the same settings', () => {
  const text = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
  expect(text).toContain(`NODE_OPTIONS="${NODE_FLAGS.join(' ')}"`);
  for (const [name, value] of Object.entries(ALLOCATOR)) expect(text).toContain(`${name}=${value}`);
});
