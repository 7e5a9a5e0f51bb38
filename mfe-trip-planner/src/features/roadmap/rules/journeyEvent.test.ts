import { initI18n, translate } from '@halte/i18n';
import { detailed, ride, section, ZONE } from '../../../testing/trips.ts';
import { loadRoadmapMessages } from '../loadRoadmapMessages.ts';
import { at } from '../testing/roadmaps.ts';
import { type EventTexts, journeyEvent } from './journeyEvent.ts';

const URL_OF_IT = 'https://halte.example/fr/trip-planner/roadmap/code?fi=oak';
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak, nord', to: 'Elm' }, ['Ash']);
const JOURNEY = detailed('code', [
  section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak, nord', metres: 300 }),
  { ...tram, from: { ...tram.from, platform: '2' } },
  ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' }),
]);

const words: EventTexts = {
  t: (key, values) => translate('trip-planner-journeys', key, values),
  tRoadmap: (key, values) => translate('trip-planner-roadmap', key, values),
  locale: 'fr',
  zone: ZONE,
};

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadRoadmapMessages();
});

const event = (code = 'code') =>
  journeyEvent({ ...JOURNEY, journeySummaryCode: code }, words, { now: at('07:15'), url: URL_OF_IT });

it('has the times of the journey and is named after its start and end', () => {
  expect(event()).toMatchObject({
    stamp: at('07:15'),
    start: at('08:00'),
    end: at('08:40'),
    summary: 'De Home à Fir',
    location: 'Home',
    url: URL_OF_IT,
  });
});

it('has the steps in its description', () => {
  expect(event().description.split('\n')).toEqual([
    '08:00 Départ\u00a0: Home',
    'Marchez jusqu’à Oak, nord (4\u00a0min, 300\u00a0m)',
    '08:06 Montez à Oak, nord, Quai 2',
    'Tram A, Direction A Terminus',
    '08:20 Descendez à Elm',
    'Correspondance\u00a0: 7\u00a0min',
    '08:27 Montez à Elm',
    'Tram B, Direction B Terminus',
    '08:40 Descendez à Fir',
    '',
    'Horaires du samedi 21 novembre à 07:15\u00a0: vérifiez-les avant de partir.',
    URL_OF_IT,
  ]);
});

it('has a stable uid per journey', () => {
  expect(event().uid).toMatch(/^[\da-f]{16}@halte\.example$/);
  expect(event().uid).toBe(event().uid);
  expect(event('other').uid).not.toBe(event().uid);
});
