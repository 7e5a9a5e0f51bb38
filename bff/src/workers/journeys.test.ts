import { JourneySearchAnswer } from '@halte/engine/api/journeys';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { Value } from 'typebox/value';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { searchHere } from './journeys.ts';

it('says what the document promises, and nothing besides', async () => {
  const journeys = searchHere();
  journeys.use(await smallTown(), NO_UPDATES);
  const body = {
    fromId: 'Gare',
    toId: 'Hôpital Œuvre d’Été',
    tripType: 0,
    departureDateTime: `${MONDAY}T08:00`,
  } as const;
  const answer: unknown = JSON.parse((await journeys.search(body, MONDAY_AT_8)).toString());
  expect(Value.Check(JourneySearchAnswer, answer)).toBe(true);
  expect(Value.Clean(JourneySearchAnswer, structuredClone(answer))).toEqual(answer);
  const { groups } = answer as { groups: object[] };
  expect(groups.length).toBeGreaterThan(2);
  // Shows that undocumented fields would be detected.
  expect(Value.Clean(JourneySearchAnswer, { groups, reason: null, secret: 1 })).toEqual({ groups, reason: null });
});
