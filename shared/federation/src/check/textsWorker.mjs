import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs the bundle of a remote's texts, in a thread of its own: what its modules do when they are loaded ends with it. */
const { faults } = createRequire(workerData.file)(workerData.file);
parentPort?.postMessage(await faults());
