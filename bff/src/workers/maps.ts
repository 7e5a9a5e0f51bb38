/** The thread that draws maps, and the pictures that wait for it. */

import type { RequestError } from '@halte/engine/problems/requestError';
import type { Report as Log } from '../common/report.ts';
import { busy } from '../problems/requestError.ts';
import { keptPictures } from '../tiles/keptPictures.ts';
import type { MapContent, MapPictures, Picture } from '../tiles/picture.ts';
import type { MapOrder, MapReport } from './mapMessages.ts';
import { type StartThread, startMapThread, type Thread } from './thread.ts';

/** Further pictures are refused. The last one that waits is drawn within a second. */
const MOST_WAITING = 200;
const RETRY_AFTER_SECONDS = 1;
/** Delay before replacing a thread that has drawn nothing: it may be the map that ends it. */
const RESTART_MS = 1_000;

export interface Maps {
  /** From now on the thread holds this map; pictures of the one before that still wait are drawn from that. */
  use(content: MapContent, version: string): MapPictures;
  /** How many pictures wait for the thread. */
  waiting(): number;
  /** Takes no more orders, draws what waits, and ends the thread. */
  close(): Promise<void>;
}

export interface MapsOptions {
  readonly report: Log;
  readonly start?: StartThread<MapOrder, MapReport>;
  readonly mostWaiting?: number;
}

interface Waiting {
  readonly content: MapContent;
  readonly picture: Picture;
  readonly result: PromiseWithResolvers<Buffer>;
}

export function createMaps({ report: log, start = startMapThread, mostWaiting = MOST_WAITING }: MapsOptions): Maps {
  /** By id, all of them sent to the thread: the first is being drawn. */
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let thread: Thread<MapOrder> | null = null;
  let restart: NodeJS.Timeout | undefined;
  /** The last map, and the one that the thread has. */
  let [newest, sent]: (MapContent | null)[] = [null, null];
  let closing: PromiseWithResolvers<void> | null = null;

  function open(): void {
    let hasDrawn = false;
    sent = null;
    thread = start({
      report(report) {
        hasDrawn ||= report.kind === 'picture';
        take(report);
      },
      gone(error) {
        thread = null;
        const [first] = waiting;
        if (first) settle(first[0], ({ reject }) => reject(interrupted()));
        if (closing) return refuseAll();
        log(`the thread that draws the map has ended and is replaced${error ? `: ${error.message}` : ''}`, 'error');
        if (hasDrawn) open();
        else restart = setTimeout(open, RESTART_MS);
      },
    });
    for (const [id, order] of waiting) send(id, order);
    if (newest) sendMap(newest);
  }

  function sendMap(content: MapContent): void {
    if (sent !== content) thread?.send({ kind: 'map', content });
    sent = content;
  }

  function send(id: number, { content, picture }: Waiting): void {
    if (thread === null) return;
    sendMap(content);
    thread.send({ kind: 'picture', id, picture });
  }

  function take(report: MapReport): void {
    settle(report.id, ({ resolve, reject }) => {
      if (report.kind === 'picture') resolve(Buffer.from(report.svg.buffer));
      else reject(new Error(report.message));
    });
  }

  function settle(id: number, how: (result: Waiting['result']) => void): void {
    const order = waiting.get(id);
    waiting.delete(id);
    if (order) how(order.result);
    if (waiting.size === 0) closing?.resolve();
  }

  function refuseAll(): void {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(interrupted()));
  }

  function draw(content: MapContent, picture: Picture): Promise<Buffer> {
    if (closing || waiting.size >= mostWaiting)
      throw busy('busy', 'Too many parts of the map are drawn just now: try again in a moment.', RETRY_AFTER_SECONDS);
    const order = { content, picture, result: Promise.withResolvers<Buffer>() };
    waiting.set(++lastId, order);
    send(lastId, order);
    return order.result.promise;
  }

  open();
  return {
    use(content, version) {
      newest = content;
      sendMap(content);
      return keptPictures(version, (picture) => draw(content, picture));
    },
    waiting: () => waiting.size,
    async close() {
      closing ??= Promise.withResolvers<void>();
      clearTimeout(restart);
      if (thread === null) refuseAll();
      if (waiting.size > 0) await closing.promise;
      await thread?.end();
    },
  };
}

function interrupted(): RequestError {
  return busy('busy', 'Drawing this part of the map broke off: try again in a moment.', RETRY_AFTER_SECONDS);
}
