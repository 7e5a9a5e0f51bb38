/** A process that sends a server one call after another from `begin` to `end`, as travellers do, and then reports how long each answer took. */
import { setTimeout as pause } from 'node:timers/promises';
import { type StrangerCall, sendCall } from './strangerCall.ts';

export type StrangerOrder =
  | { readonly kind: 'begin'; readonly url: string; readonly calls: readonly StrangerCall[]; readonly pauseMs: number }
  | { readonly kind: 'end' };

/** Milliseconds by name of the call, and the number of unexpected answers by name and status, which are excluded from the times. */
export interface StrangerTimes {
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly failed: Readonly<Record<string, number>>;
}

let isRunning = false;
let measured: Promise<StrangerTimes> = Promise.resolve({ times: {}, failed: {} });
/** Continues where the last turn ended, so that every call has its turn. */
let next = 0;

async function measure(url: string, calls: readonly StrangerCall[], pauseMs: number): Promise<StrangerTimes> {
  const times: Record<string, number[]> = {};
  const failed: Record<string, number> = {};
  while (isRunning) {
    const call = calls[next++ % calls.length]!;
    const { name } = call;
    const began = performance.now();
    const response = await sendCall(url, call);
    await response.arrayBuffer();
    const failure = `${name} ${response.status}`;
    if (response.ok) times[name] = [...(times[name] ?? []), performance.now() - began];
    else failed[failure] = (failed[failure] ?? 0) + 1;
    await pause(pauseMs);
  }
  return { times, failed };
}

process.on('message', (order: StrangerOrder) => {
  isRunning = order.kind === 'begin';
  if (order.kind === 'begin') measured = measure(order.url, order.calls, order.pauseMs);
  else void measured.then((all) => process.send!(all));
});
