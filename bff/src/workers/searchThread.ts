/** A thread that searches journeys: takes orders and reports, until it is ended. */
import { parentPort } from 'node:worker_threads';
import type { Order, Report } from './messages.ts';
import { createSearcher } from './searcher.ts';
import { yieldCore } from './threadPriority.ts';

yieldCore();
const port = parentPort!;
const take = createSearcher();
/** The bytes of an answer are handed over, not copied. */
const send = (report: Report) => port.postMessage(report, report.kind === 'answer' ? [report.json.buffer] : []);

port.on('message', (order: Order) => {
  const report = take(order);
  if (report) send(report);
});
send({ kind: 'ready' });
