/** The heights of the sheet, lowest first. */
export const HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof HEIGHTS)[number];

export function isSheetHeight(value: unknown): value is SheetHeight {
  return HEIGHTS.some((height) => height === value);
}
