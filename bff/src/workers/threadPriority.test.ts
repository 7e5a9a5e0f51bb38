import { readdirSync, readFileSync } from 'node:fs';
import { startSearchThread, type Thread } from './thread.ts';

/** The nice values of all threads of this process, as Linux tells them. */
function niceValues(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The name of the thread, in brackets, may contain spaces; the value is the 17th after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

let thread: Thread | null = null;
// Also after a failure: a thread that is left keeps the run of the tests alive.
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
