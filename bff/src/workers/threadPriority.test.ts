import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSearchThread, type Thread } from './thread.ts';

/** The nice values of all threads of this process, as reported by Linux. */
function niceValues(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The name of the thread, in brackets, may contain spaces; the value is the 17th after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

let thread: Thread | null = null;
// Also after a failure: a remaining thread would keep the test run alive.
afterEach(() => thread?.end());

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux(
  'a thread that searches yields its core to the others, which keep their priority',
  async () => {
    const before = niceValues();
    const usual = Math.min(...before);
    const { promise: isReady, resolve } = Promise.withResolvers<unknown>();
    thread = startSearchThread({ report: resolve, gone: () => undefined });
    await isReady;
    const behind = niceValues().filter((value) => value > usual);
    expect(behind).toEqual([Math.min(19, usual + 5)]);
  },
  30_000,
);

/** Prints names and nice values of its threads after the background threads have lowered their priority. */
const SAY_THREADS = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { readFile } from 'node:fs/promises';
  import { getPriority } from 'node:os';
  await readFile('/proc/self/comm');
  const { yieldCoresOfBackground } = await import(process.argv[1]);
  yieldCoresOfBackground();
  const nameOf = (id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim();
  console.log(JSON.stringify(readdirSync('/proc/self/task').map((id) => [nameOf(id), getPriority(Number(id))])));
`;

onLinux('the threads in the background yield their cores, and the one that answers keeps its own', () => {
  const usual = Math.min(...niceValues());
  const module = join(__dirname, 'threadPriority.ts');
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SAY_THREADS, module], {
    encoding: 'utf8',
  });
  const threads: [name: string, nice: number][] = JSON.parse(output);
  const valuesOf = (background: string) =>
    new Set(threads.filter(([name]) => name === background).map(([, nice]) => nice));
  expect(valuesOf('V8Worker')).toEqual(new Set([Math.min(19, usual + 5)]));
  expect(valuesOf('libuv-worker')).toEqual(new Set([Math.min(19, usual + 10)]));
  expect(threads[0]?.[1]).toBe(usual);
});
