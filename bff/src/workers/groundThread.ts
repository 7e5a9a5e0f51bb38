/** Reads a map and ends, which frees all temporary memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { TREE_FORMAT } from '../ground/boxTree.ts';
import { coveredStops } from '../ground/coverage.ts';
import { preparedGround } from '../ground/preparedGround.ts';
import { OsmError } from '../osm/osmError.ts';
import { mapIndexOf } from '../places/makeMapIndex.ts';
import { collectGarbage } from './collectGarbage.ts';
import { type GroundOrder, type GroundReport, mapTooLarge } from './groundInWorker.ts';
import { heapLimit } from './heapLimit.ts';

const { paths, options, heapMegabytes } = workerData as GroundOrder;
const send = (report: GroundReport) => parentPort!.postMessage(report);

try {
  const result = await preparedGround(paths, {
    ...options,
    index: { of: mapIndexOf, folders: ['places'], format: TREE_FORMAT },
    freeMemory: collectGarbage,
    checkMemory: heapLimit(heapMegabytes, () => mapTooLarge(heapMegabytes)),
    report: (line, severity = 'info') => send({ kind: 'line', line, severity }),
  });
  if (result.kind === 'unchanged')
    send({ kind: 'unchanged', covered: coveredStops(options.current!.ground.streets, options.stops) });
  else {
    const { ground, index, area, origin } = result;
    send({
      kind: 'ground',
      prepared: { ground, index, area, origin },
      covered: coveredStops(ground.streets, options.stops),
    });
    result.keep();
  }
} catch (error) {
  if (!(error instanceof OsmError)) throw error;
  send({ kind: 'refused', message: error.message });
}
