import { type ComposedAreas, composeAreas, type ListedRemote } from '@halte/contract/manifest/compose';
import { createRouteTable, type RouteTable } from '../../src/routes/table.ts';

/** All that the remotes of a tenant declare, with the table of routes. */
export interface Composition extends ComposedAreas {
  readonly table: RouteTable;
}

export function compose(remotes: readonly ListedRemote[]): Composition {
  const composed = composeAreas(remotes);
  return { ...composed, table: createRouteTable(composed) };
}
