export type { Day, Instant } from '@halte/contract/time';
export {
  addDays,
  addMinutes,
  dayOf,
  instantFromMillis,
  instantOf,
  localClock,
  localDaysBetween,
  millisOf,
  parseDateString,
  secondsBetween,
  truncateTime,
  wallClock,
} from '@halte/contract/time';
export type { SeenTime } from './clock.ts';
export { clockOffset, noteServerTime, nowInstant, onClockCorrected } from './clock.ts';
export {
  formatDate,
  formatDelta,
  formatDistance,
  formatList,
  formatMass,
  formatPrice,
  formatRelativeDay,
  formatTime,
  prepareDates,
} from './format.ts';
export { type Headway, headwayOf } from './headway.ts';
export { useLocale, useTranslate, useTranslateKey } from './hooks.ts';
export type { LoadMessages } from './lazyMessages.ts';
export { lazyMessages } from './lazyMessages.ts';
export { type MessageLoader, messageLoader } from './messageLoader.ts';
export type { I18nOptions } from './messages.ts';
export {
  addMessages,
  changeLocale,
  getLocale,
  initI18n,
  loadLocale,
  loadMessages,
  setLocale,
  translate,
  translateKey,
} from './messages.ts';
export type { Translate } from './namespaces.ts';
export { withoutAccents } from './withoutAccents.ts';
