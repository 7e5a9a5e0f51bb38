/** Fares of either version; version 2 takes precedence. */
import type { Fares } from '@halte/engine/timetable/feed/fares';
import type { FeedSource } from '../source.ts';
import { FareFiles } from './files.ts';
import { readFaresV1 } from './version1.ts';
import { type FareTables, readFaresV2 } from './version2.ts';

export function readFares(source: FeedSource, tables: FareTables): Fares[] {
  const files = new FareFiles(source);
  const found = readFaresV2(files, tables) ?? readFaresV1(files, tables);
  if (!found) return [];
  const routeCount = tables.routes.routes.length;
  return [{ ...found, firstRoute: 0, routeCount, firstStop: 0, isUnderstood: files.isUnderstood }];
}
