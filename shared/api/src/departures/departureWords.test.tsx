import { initI18n } from '@halte/i18n';
import { renderHook } from '@testing-library/react';
import { loadDepartureMessages, useDepartureWords } from './departureWords.ts';

const CLOCK = { now: '2026-11-24T08:00:00+01:00', zone: 'Europe/Paris' };
const LATE = {
  departureDateTime: '2026-11-24T08:20:00+01:00',
  scheduledDepartureDateTime: '2026-11-24T08:13:00+01:00',
  delaySeconds: 420,
  status: 'live',
} as const;

it.each([
  ['fr', '7 min de retard', '7 minutes de retard'],
  ['en', '7 min late', '7 minutes late'],
  ['de', '7 min Verspätung', '7 Minuten Verspätung'],
  ['es', '7 min de retraso', '7 minutos de retraso'],
  ['it', '7 min di ritardo', '7 minuti di ritardo'],
] as const)('in %s a delay is seen in short and read out in full', async (locale, short, long) => {
  initI18n({ locale, apiKey: 'test' });
  await loadDepartureMessages();
  const words = renderHook(() => useDepartureWords()).result.current;
  const { departures, notes } = words.direction([LATE], CLOCK);
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(plain(notes[0]?.text)).toContain(short);
  expect(plain(notes[0]?.long)).toContain(long);
  expect(plain(departures[0]?.label)).not.toMatch(/\bmin\b/);
});
