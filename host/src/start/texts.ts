import type { BootDocument } from '@halte/contract';
import { initI18n, noteServerTime } from '@halte/i18n';
import { i18nOptions } from '../locale/i18nOptions.ts';
import { pageLoad, serverTime } from '../services/serverTime.ts';

export { prepareDates } from '@halte/i18n';

/** Sets the language and the clock of the page. */
export function startTexts(boot: BootDocument): void {
  initI18n(i18nOptions(boot));
  const time = serverTime(boot.time, pageLoad());
  if (time) noteServerTime(time);
}
