/**
 * A client of the server in a separate process. The benchmark process holds a timetable: its garbage collection would count as time that the
 * server took.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientOrder, Durations, Requests } from './clientProcess.ts';

export interface Client {
  /** Sends requests until `load` is over. */
  during<T>(requests: Requests, load: () => Promise<T>): Promise<readonly [T, Durations]>;
  stop(): void;
}

export function startClient(): Client {
  const child = fork(join(import.meta.dirname, 'clientProcess.ts'));
  const send = (order: ClientOrder) => child.send(order);
  return {
    async during(requests, load) {
      send({ kind: 'begin', ...requests });
      const loaded = await load();
      const received = once(child, 'message');
      send({ kind: 'end' });
      const [durations]: Durations[] = await received;
      return [loaded, durations!];
    },
    stop: () => child.disconnect(),
  };
}
