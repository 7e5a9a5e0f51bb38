/** A thread that searches journeys: takes orders and reports, until it is ended. */
import { parentPort } from 'node:worker_threads';
import type { Order, Report } from './messages.ts';
import { createSearcher } from './searcher.ts';

const port = parentPort!;
const take = createSearcher();
const send = (report: Report) => port.postMessage(report);

port.on('message', (order: Order) => {
  const report = take(order);
  if (report) send(report);
});
send({ kind: 'ready' });
