/** Packs a timetable, compresses it, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withoutShapes, writeNetworkFile } from '@halte/engine/networkFile/writeNetworkFile';
import { feedOf } from '../timetable/sharing.ts';
import type { PackedFile, PackOrder } from './packInWorker.ts';
import { yieldCore } from './threadPriority.ts';

yieldCore();

/** With more, the lines that vehicles take are left out. */
const MOST_WITH_SHAPES = 110_000;

const { id, shared } = workerData as PackOrder;
const feed = feedOf(shared);
const all = packed(true);
parentPort!.postMessage(all.br.length > MOST_WITH_SHAPES && feed.shapes.length > 0 ? packed(false) : all);

function packed(hasShapes: boolean): PackedFile {
  const bytes = writeNetworkFile(id, hasShapes ? feed : withoutShapes(feed));
  const br = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  return { bytes, br, gzip, hasShapes: hasShapes && feed.shapes.length > 0 };
}
