/** Calls that are sent at the same time, and how they were answered. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from './account.ts';

/** Number of answers by name of the call and status. */
export type Statuses = Map<string, number>;

/** Sends a number of calls, so many at once. */
export async function repeat(
  times: number,
  atOnce: number,
  call: () => Promise<Answered>,
  name: string,
  statuses: Statuses,
) {
  let left = times;
  const one = async () => {
    while (left-- > 0) {
      const { status } = await call();
      count(statuses, `${name} ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

export interface Stream {
  readonly aMinute: number;
  readonly call: () => Promise<Pick<Answered, 'status'>>;
  readonly name: string;
}

/** Each call at its scheduled time, whether or not the previous one was answered. */
export async function sendFor(seconds: number, streams: readonly Stream[]): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const begun: Promise<void>[] = [];
  const every = async ({ aMinute, call, name }: Stream) => {
    for (let i = 0; i < Math.ceil((aMinute * seconds) / 60); i++) {
      begun.push(call().then(({ status }) => count(statuses, `${name} ${status}`)));
      await pause(60_000 / aMinute);
    }
  };
  await Promise.all(streams.map(every));
  await Promise.all(begun);
  return statuses;
}

export async function idle(seconds: number): Promise<Statuses> {
  await pause(seconds * 1_000);
  return new Map();
}

export function count(statuses: Statuses, name: string, number = 1): void {
  statuses.set(name, (statuses.get(name) ?? 0) + number);
}

export function counted(statuses: Statuses): string {
  return [...statuses].map(([name, number]) => `${name}: ${number}`).join(', ');
}
