import type { Areas, AreaTab, AreaWidget } from '@halte/contract';
import type { IconNode } from '@halte/ui/icons';
import { createRouteTable, type RouteTable } from './table.ts';

export interface Tab extends Omit<AreaTab, 'icon'> {
  readonly icon: IconNode;
}

/** The screens, tabs and widgets of all remotes of the page. */
export interface HostAreas {
  readonly routes: RouteTable;
  readonly tabs: readonly Tab[];
  readonly widgets: readonly AreaWidget[];
}

export function createAreas(areas: Areas): HostAreas {
  return {
    routes: createRouteTable(areas),
    tabs: areas.tabs.map((tab) => ({ ...tab, icon: [['path', { d: tab.icon }]] })),
    widgets: areas.widgets,
  };
}
