import type { Fares } from '../feed/fares.ts';
import { FareFiles } from './fareFiles.ts';
import { type FareV1Tables, readFaresV1 } from './faresV1.ts';
import type { FeedSource } from './source.ts';

export function readFares(source: FeedSource, tables: FareV1Tables): Fares[] {
  const files = new FareFiles(source);
  const found = readFaresV1(files, tables);
  if (!found) return [];
  const routeCount = tables.routes.routes.length;
  return [{ ...found, firstRoute: 0, routeCount, firstStop: 0, isUnderstood: files.isUnderstood }];
}
