/** Computes the walks between the stops of a timetable, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { walkTables } from '../streets/walkTables.ts';
import type { WalksOrder } from './walksInWorker.ts';

const { map, places } = workerData as WalksOrder;
parentPort!.postMessage(walkTables(map, places));
