/** A thread that draws a map: processes orders in turn and reports pictures until it is terminated. */
import { parentPort } from 'node:worker_threads';
import { createMapDrawer } from '../tiles/drawMap.ts';
import type { MapOrder, MapReport } from './mapMessages.ts';
import { yieldCore } from './threadPriority.ts';

yieldCore();
const port = parentPort!;
/** Not `Buffer.from`, which puts short strings in pooled memory that cannot be transferred. */
const utf8 = new TextEncoder();
let draw: ReturnType<typeof createMapDrawer> | null = null;

/** The bytes of a picture are transferred, not copied. */
const send = (report: MapReport) => port.postMessage(report, report.kind === 'picture' ? [report.svg.buffer] : []);

port.on('message', (order: MapOrder) => {
  if (order.kind === 'map') {
    draw = createMapDrawer(order.content);
    return;
  }
  const { id, picture } = order;
  try {
    send({ kind: 'picture', id, svg: utf8.encode(draw!(picture)) });
  } catch (error) {
    send({ kind: 'failure', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
