import { keysOf } from './fields.ts';

/** Widths of the layout, in CSS pixels: the first width that no longer belongs to the range. `xxl` is everything above. */
export const LAYOUT_BREAKPOINTS = { xs: 600, sm: 960, md: 1280, lg: 1920, xl: 2560 } as const;
export type LayoutBreakpoint = keyof typeof LAYOUT_BREAKPOINTS | 'xxl';

export function layoutBreakpoint(width: number): LayoutBreakpoint {
  return keysOf(LAYOUT_BREAKPOINTS).find((name) => width < LAYOUT_BREAKPOINTS[name]) ?? 'xxl';
}

/** Widths at which what a component looks like may change, in CSS pixels: the first width of each range. The layout never changes there. */
export const UTILITY_BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Where the panel is docked beside the map, and from where it floats over it, in CSS pixels. */
export const PANEL_BREAKPOINTS = { docked: 700, floating: 1100 } as const;

/** Whether titles, drawers and menus take their narrow form. */
export function isMobile(width: number): boolean {
  return width < LAYOUT_BREAKPOINTS.md;
}
