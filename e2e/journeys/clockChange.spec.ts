import { dailySample } from '@halte/judge/sample';
import type { Page } from '@playwright/test';
import { fixTime } from '../support/clock.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, chips, expectJourneys, journeys, openRoadmap, unfoldJourneys } from '../support/tripPlanner.ts';
import { type FoundJourney, journeysIn, queryOf, SEARCH, type SearchAnswer, searchedBy } from './search.ts';

const HOUR = 3_600_000;

/** The nights of the network's clock changes, hard-coded instead of taken from the zone data of the machine. */
const NIGHTS = [
  {
    name: 'in spring, when an hour is missing',
    evening: '2027-03-27T19:00:00Z',
    change: '2027-03-28T01:00:00Z',
    offsets: [1, 2],
    leaves: '2027-03-28T00:50:00Z',
    search: { dt: '2027-03-28T01:50', shown: '01:50' },
    later: { dt: '2027-03-28T03:20', shown: '03:20' },
  },
  {
    name: 'in autumn, when an hour comes twice',
    evening: '2027-10-30T18:00:00Z',
    change: '2027-10-31T01:00:00Z',
    offsets: [2, 1],
    leaves: '2027-10-31T00:50:00Z',
    search: { dt: '2027-10-31T02:50', shown: '02:50' },
    later: { dt: '2027-10-31T01:20Z', shown: '02:20' },
  },
] as const;
type Night = (typeof NIGHTS)[number];

function parisTime(instant: string, { change, offsets: [before, after] }: Night): string {
  const millis = Date.parse(instant);
  const offset = millis < Date.parse(change) ? before : after;
  return new Date(millis + offset * HOUR).toISOString().slice(11, 16);
}

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

/** The same object with all times shifted. */
function shiftTimes<Answer>(answer: Answer, millis: number): Answer {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key.endsWith('DateTime') && typeof value === 'string' ? new Date(Date.parse(value) + millis).toISOString() : value,
  ) as Answer;
}

/** The demo timetable does not reach these nights, so a Tuesday morning is shifted to start with a departure at `leaves`. */
async function shiftAnswersTo(page: Page, { leaves }: Night): Promise<void> {
  let millis = 0;
  await page.route(SEARCH, async (route) => {
    const response = await route.fetch({
      postData: { ...(route.request().postDataJSON() as object), departureDateTime: trip.departure },
    });
    const answer = (await response.json()) as SearchAnswer;
    millis = Date.parse(leaves) - Date.parse(journeysIn(answer)[0]?.departureDateTime ?? '');
    await route.fulfill({ response, json: shiftTimes(answer, millis) });
  });
  await page.route('**/journeys/detailed', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: shiftTimes(await response.json(), millis) });
  });
}

interface Detail extends Omit<FoundJourney, 'sections'> {
  readonly sections: readonly {
    readonly kind: string;
    readonly departureDateTime: string;
    readonly arrivalDateTime: string;
  }[];
}

/** The difference of two times as shown, without seconds. */
function minutesBetween(from = '', to = ''): number {
  const minute = (instant: string) => Math.floor(Date.parse(instant) / 60_000);
  return minute(to) - minute(from);
}

/** Zones of the device. A page costs three seconds; the unit tests of the rules cover all zones. */
const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'];

for (const night of NIGHTS) {
  for (const timezoneId of dailySample(ZONES, 1, (zone) => `${night.name}, ${zone}`)) {
    test.describe(`with the clock of ${timezoneId}`, () => {
      test.use({ timezoneId });

      test(`cards and roadmap have the times of Paris ${night.name}`, async ({ page }) => {
        const inParis = (instant: string) => parisTime(instant, night);
        const header = page.getByRole('main').locator('header');
        await fixTime(page, new Date(night.evening));
        await shiftAnswersTo(page, night);
        const detailed = page.waitForResponse('**/journeys/detailed');
        const { body, answer } = await searchedBy(page, () =>
          page.goto(addressOf('/results', trip, { dt: night.search.dt })),
        );
        expect(body).toMatchObject({ departureDateTime: night.search.dt });
        await expect(header).toContainText(night.search.shown);

        const found = journeysIn(answer);
        await expectJourneys(page);
        await unfoldJourneys(page);
        await expect(journeys(page)).toHaveCount(found.length);
        const cards = await Promise.all(
          (await journeys(page).all()).map(async (card) =>
            (await card.getByRole('time').allTextContents()).slice(0, 2),
          ),
        );
        const inAnswer = found.map(({ departureDateTime, arrivalDateTime }) => [
          inParis(departureDateTime),
          inParis(arrivalDateTime),
        ]);
        expect(cards.map(String).toSorted()).toEqual(inAnswer.map(String).toSorted());
        const minutes = minutesBetween(found[0]?.departureDateTime, found[0]?.arrivalDateTime);
        expect(minutes).toBeGreaterThan(0);
        expect(minutes).toBeLessThan(60);
        await expect(journeys(page).first()).toContainText(`${minutes} min`);

        await openRoadmap(page);
        const { departureDateTime, arrivalDateTime, sections } = (await (await detailed).json()) as Detail;
        const rides = sections.filter(({ kind }) => kind === 'ride');
        const times = [
          ...(sections[0] === rides[0] ? [] : [departureDateTime]),
          ...rides.flatMap((ride) => [ride.departureDateTime, ride.arrivalDateTime]),
          ...(sections.at(-1) === rides.at(-1) ? [] : [arrivalDateTime]),
        ];
        const steps = page.getByRole('list', { name: 'Étapes du trajet' });
        await expect(steps.getByRole('time')).toHaveText(times.map(inParis));
        const [first, second] = rides;
        expect(second, 'a journey with a change').toBeDefined();
        const pause = minutesBetween(first?.arrivalDateTime, second?.departureDateTime);
        await expect(steps).toContainText(`${pause} min pour la correspondance`);

        await page.goBack();
        await page.getByRole('button', { name: 'Plus tard' }).click();
        await expect.poll(() => queryOf(page)['dt']).toBe(night.later.dt);
        await expect(header).toContainText(night.later.shown);
        await page.getByRole('link', { name: 'Modifier' }).click();
        await expect(chips(page).when).toContainText(night.later.shown);
      });
    });
  }
}
