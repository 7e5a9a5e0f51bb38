/** A thread that searches journeys: processes orders and reports results until it is terminated. */
import { parentPort } from 'node:worker_threads';
import type { Order, Report } from './messages.ts';
import { createSearcher } from './searcher.ts';
import { yieldCore } from './threadPriority.ts';

yieldCore();
const port = parentPort!;
const take = createSearcher();
/** The bytes of an answer are transferred, not copied. */
const send = (report: Report) => port.postMessage(report, report.kind === 'answer' ? [report.body.buffer] : []);

port.on('message', async (order: Order) => {
  const report = await take(order);
  if (report) send(report);
});
send({ kind: 'ready' });
