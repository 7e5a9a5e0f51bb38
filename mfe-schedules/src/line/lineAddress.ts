import type { Query, RouteParams, RouteTarget } from '@halte/contract';

export const LINE_TABS = ['stops', 'timetable', 'info'] as const;
export type LineTab = (typeof LINE_TABS)[number];

/** The parameters of the address of a line's page. */
export interface LineAddress {
  readonly id: string;
  /** null: the first direction of the line. */
  readonly direction: 0 | 1 | null;
  /** Id of a stop area or a stop point; null: the nearest. */
  readonly stop: string | null;
  readonly tab: LineTab;
  /** `YYYY-MM-DD`, as it was written; null: today. */
  readonly date: string | null;
  /** Layout of the timetable; null: depends on the width of the window. */
  readonly layout: 'stop' | 'line' | null;
}

const isTab = (text: string | undefined): text is LineTab => LINE_TABS.some((tab) => tab === text);

export function parseLineAddress(params: RouteParams, query: Query): LineAddress {
  const { direction, stop, view, date, table } = query;
  return {
    id: params['id'] ?? '',
    direction: direction === '0' ? 0 : direction === '1' ? 1 : null,
    stop: stop || null,
    tab: isTab(view) ? view : 'stops',
    date: date || null,
    layout: table === 'stop' || table === 'line' ? table : null,
  };
}

/** The address of a line's page, without what it shows anyway. */
export function lineTarget(address: Pick<LineAddress, 'id'> & Partial<LineAddress>): RouteTarget {
  const { id, direction = null, stop = null, tab = 'stops', date = null, layout = null } = address;
  return {
    name: 'schedules-line-id',
    params: { id },
    query: {
      ...(direction !== null && { direction: String(direction) }),
      ...(stop !== null && { stop }),
      ...(tab !== 'stops' && { view: tab }),
      ...(date !== null && { date }),
      ...(layout !== null && { table: layout }),
    },
  };
}
