/** Prints the size of a semi-space, in MB, of the main thread and of another one, as JSON, once both have filled it several times. */
import '../workers/v8HeapFlags.ts';
import { once } from 'node:events';
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const OBJECTS = 2_000_000;
const SEMI_SPACES = 2;
const MEGABYTE = 1_048_576;

function semiSpace(): number {
  const kept: object[] = [];
  for (let i = 0; i < OBJECTS; i++) kept[i % 1_000] = { i };
  const newSpace = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return newSpace!.space_size / SEMI_SPACES / MEGABYTE;
}

if (isMainThread) {
  const [other] = await once(new Worker(new URL(import.meta.url)), 'message');
  console.log(JSON.stringify({ main: semiSpace(), other }));
} else parentPort!.postMessage(semiSpace());
