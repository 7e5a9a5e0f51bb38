export type { SeenTime } from './clock.ts';
export { clockOffset, noteServerTime, onClockCorrected } from './clock.ts';
export type { DateStyle, DurationUnits, PriceOptions } from './format.ts';
export {
  formatDate,
  formatDelta,
  formatDistance,
  formatDuration,
  formatMass,
  formatPrice,
  formatRelativeDay,
  formatTime,
} from './format.ts';
export { useLocale, useTranslate } from './hooks.ts';
export type { I18nOptions, LoadMessages, Values } from './messages.ts';
export { addMessages, getLocale, initI18n, loadMessages, setLocale, translate } from './messages.ts';
export type { Day, Instant, WallClock } from './time.ts';
export {
  addDays,
  addMinutes,
  dayOf,
  instantFromMillis,
  instantOf,
  millisOf,
  nowInstant,
  parseDateString,
  secondsBetween,
  truncateTime,
  wallClock,
} from './time.ts';
