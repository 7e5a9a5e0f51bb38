import { messageLoader, useLocale, useTranslate } from '@halte/i18n';
import type { DepartureNote, ShownDeparture } from '@halte/ui';
import { useMemo } from 'react';
import { withLongUnits } from '../words/longUnits.ts';
import {
  type DepartureClock,
  type DepartureStyle,
  directionTexts,
  type NotedDeparture,
  resumesText,
  shownDeparture,
  whenText,
} from './departureTexts.ts';
import { intervalMinutes, type TimedDeparture } from './timing.ts';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    departures: typeof import('./messages/fr.ts').messages;
  }
}

/** Before a screen with departures is shown. */
export const loadDepartureMessages = messageLoader('departures', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** The modes whose platform is a track. */
const TRACK_MODES: ReadonlySet<string> = new Set(['train', 'metro']);

/** The wording of departures: the same on every screen. */
export function useDepartureWords() {
  const t = useTranslate('departures');
  const locale = useLocale();
  return useMemo(() => {
    const spelled = (shown: ShownDeparture): ShownDeparture => ({
      ...shown,
      label: withLongUnits(shown.label, locale),
    });
    const spelledNote = (note: DepartureNote): DepartureNote => ({ ...note, long: withLongUnits(note.text, locale) });
    return {
      shown: (departure: TimedDeparture, clock: DepartureClock, style?: DepartureStyle) =>
        spelled(shownDeparture(departure, clock, t, style)),
      direction: (departures: readonly NotedDeparture[], clock: DepartureClock, variant?: 'board' | 'list') => {
        const texts = directionTexts(departures, clock, t, variant);
        return { ...texts, departures: texts.departures.map(spelled), notes: texts.notes.map(spelledNote) };
      },
      when: (departure: TimedDeparture, clock: DepartureClock) => whenText(departure, clock, t),
      nextTomorrow: t('next.tomorrow'),
      resumes: (departure: TimedDeparture, clock: DepartureClock) => resumesText(departure, clock, t),
      /** "every 8 min", or null if they are not regular. */
      interval: (departures: readonly TimedDeparture[]) => {
        const count = intervalMinutes(departures);
        return count === null ? null : t('interval', { count });
      },
      /** The platform of a vehicle, as `DirectionRow` takes it; undefined where it has none. */
      platform: (name: string, mode: string) =>
        name === '' ? undefined : { label: t(TRACK_MODES.has(mode) ? 'platform.track' : 'platform'), name },
    };
  }, [t, locale]);
}
