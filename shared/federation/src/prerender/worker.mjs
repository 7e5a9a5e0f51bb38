import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs a bundle of first paints. In a thread of its own: React renders by the environment that it is loaded in. */
const { file, locales } = workerData;
const { paintsIn } = createRequire(file)(file);

// One language after the other: the texts of a page are in one.
const paints = {};
for (const locale of locales) {
  for (const [name, paint] of Object.entries(await paintsIn(locale))) paints[`${name}.${locale}`] = paint;
}
parentPort?.postMessage(paints);
