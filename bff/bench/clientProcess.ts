/** A process that sends a server one request after another from `begin` to `end`, and then reports how long each answer took. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Question } from './questions.ts';
import { AS_BROWSERS } from './server.ts';

export interface Requests {
  readonly url: string;
  readonly questions: readonly Question[];
}

export type ClientOrder = ({ readonly kind: 'begin' } & Requests) | { readonly kind: 'end' };

/** Milliseconds by name of the question. */
export type Durations = readonly (readonly [Question['name'], readonly number[]])[];

const PAUSE_MS = 15;

let isRunning = false;
let durations: Promise<Durations> = Promise.resolve([]);

async function measure({ url, questions }: Requests): Promise<Durations> {
  const taken = new Map<Question['name'], number[]>(questions.map(({ name }) => [name, []]));
  for (let i = 0; isRunning && questions.length > 0; i++) {
    const { name, path } = questions[i % questions.length]!;
    const began = performance.now();
    await (await fetch(url + path, { headers: AS_BROWSERS })).arrayBuffer();
    taken.get(name)!.push(performance.now() - began);
    await pause(PAUSE_MS);
  }
  return [...taken];
}

process.on('message', (order: ClientOrder) => {
  isRunning = order.kind === 'begin';
  if (order.kind === 'begin') durations = measure(order);
  else void durations.then((all) => process.send!(all));
});
