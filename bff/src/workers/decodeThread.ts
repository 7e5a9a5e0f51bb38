/** Decodes one message of live data, sends it in batches, each after the previous one was received, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { decodeMessage } from '../realtime/wire/decode.ts';
import { batchesOf } from '../realtime/wire/limits.ts';
import { WireError } from '../realtime/wire/table.ts';
import type { DecodeReport } from './decodeInWorker.ts';

const port = parentPort!;
const send = (report: DecodeReport) => port.postMessage(report);

try {
  const { tripUpdates, vehicles, alerts, ...others } = decodeMessage(workerData as Uint8Array);
  const batches = batchesOf({ tripUpdates, vehicles, alerts });
  const next = () => {
    const { value, done } = batches.next();
    send(done ? { kind: 'end', others } : { kind: 'batch', batch: value });
    if (done) port.close();
  };
  port.on('message', next);
  next();
} catch (error) {
  if (!(error instanceof WireError)) throw error;
  send({ kind: 'refused', message: error.message });
}
