import type { components } from '@halte/api';
import type { Page } from '@playwright/test';
import { runAxe } from '../support/accessibility.ts';
import { ignoreServerTime } from '../support/clock.ts';
import { age, untilKept } from '../support/keptPages.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, journeys } from '../support/tripPlanner.ts';

type Journey = components['schemas']['DetailedJourney'];

test.use({ serviceWorkers: 'allow', firstData: 'sent' });

const MINUTE = 60_000;
const main = (page: Page) => page.getByRole('main');
const now = (page: Page) => main(page).locator('[aria-current="step"]');
const hero = (page: Page) => main(page).getByRole('region', { name: 'Feuille de route' });

/** A browser that lets the page tell and locate, and notes what it is told: the one of the tests shows no notifications. */
async function permit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      const told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
      sessionStorage.setItem('told', JSON.stringify([...told, { title, ...options }]));
    };
    navigator.geolocation.watchPosition = (take) => {
      addEventListener('fix', (event) => {
        const { lat, lon, accuracy } = (event as CustomEvent).detail;
        const coords = { latitude: lat, longitude: lon, accuracy } as GeolocationCoordinates;
        take({ coords, timestamp: Date.now() } as GeolocationPosition);
      });
      return 1;
    };
  });
}

const told = (page: Page) =>
  page.evaluate<readonly { title: string; tag: string; data: { path: string } }[]>(() =>
    JSON.parse(sessionStorage.getItem('told') ?? '[]'),
  );

const fix = (page: Page, detail: { lat: number; lon: number; accuracy: number }) =>
  page.evaluate((given) => void dispatchEvent(new CustomEvent('fix', { detail: given })), detail);

/** Puts the clock forward, as a tab finds it that slept meanwhile. */
async function wakeAt(page: Page, instant: number): Promise<void> {
  await page.clock.fastForward(Math.max(0, instant - (await page.evaluate(() => Date.now()))));
}

for (const timezoneId of ['Europe/Paris', 'America/Los_Angeles', 'Asia/Kolkata'])
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the roadmap follows a whole trip, underground too, and tells when to leave and to get off', async ({
      page,
      context,
      request,
      problems,
    }) => {
      test.slow();
      problems.expect(/^console: /);
      await permit(page);
      await ignoreServerTime(page);
      await page.goto(addressOf('/results', await findTrip(request, 'demo')));
      await expect(journeys(page).first()).toBeVisible();
      const answer = page.waitForResponse(/\/journeys\/detailed$/);
      await journeys(page).first().click();
      const journey: Journey = await (await answer).json();
      await untilKept(page);
      const at = (instant: string) => Date.parse(instant);
      const ride = journey.sections.find((section) => section.ride)!;
      const calls = ride.ride!.calls.filter(({ status }) => status !== 'skipped');
      expect(calls.length).toBeGreaterThan(2);

      await page.clock.install({ time: at(journey.departureDateTime) - 10 * MINUTE });
      await page.reload();
      await expect(hero(page)).toContainText(`Montez à ${ride.from.name}`);
      await expect(now(page)).toHaveCount(0);
      const alerts = main(page).getByRole('button', { name: 'Me prévenir' });
      await alerts.click();
      await expect(alerts).toHaveAttribute('aria-pressed', 'true');
      await expect(main(page).getByText(/un téléphone en veille peut prévenir en retard/)).toBeVisible();
      expect(await told(page)).toEqual([]);
      await wakeAt(page, at(journey.departureDateTime) - MINUTE);
      await expect.poll(async () => (await told(page)).map(({ title }) => title)).toEqual(['Il est temps de partir']);
      expect((await told(page))[0]?.data.path).toBe(await page.evaluate(() => location.pathname + location.search));

      // On board, underground.
      await context.setOffline(true);
      await wakeAt(page, at(ride.departureDateTime) + MINUTE);
      await expect(now(page)).toContainText(ride.ride!.headsign);
      await page.reload();
      await expect(age(page)).toBeVisible();
      await expect(now(page)).toContainText(ride.ride!.headsign);
      await expect(hero(page)).toContainText(/Descendez (?:au prochain|dans)/);
      await expect(alerts).toHaveAttribute('aria-pressed', 'true');
      const { violations } = await runAxe(page, 'main');
      expect.soft(violations).toEqual([]);

      // The position says that the vehicle is late: it is still at the second stop when the timetable has it further.
      const second = calls[1]!;
      await main(page).getByRole('button', { name: 'Suivre ma position' }).click();
      await wakeAt(page, at(second.arrivalDateTime));
      await fix(page, { ...second.point, accuracy: 400 });
      await fix(page, { ...second.point, accuracy: 20 });
      const left = calls.length - 2;
      const words = left === 1 ? 'Descendez au prochain arrêt' : `Descendez dans ${left} arrêts`;
      await expect(hero(page)).toContainText(words);
      await main(page).getByRole('button', { name: 'Suivre ma position' }).click();

      await context.setOffline(false);
      await expect(age(page)).toHaveCount(0, { timeout: 45_000 });
      await wakeAt(page, at(ride.arrivalDateTime) - MINUTE / 2);
      await expect
        .poll(async () => (await told(page)).map(({ title }) => title))
        .toContain(`Descendez au prochain arrêt\u00a0: ${ride.to.name}`);
      await alerts.click();
      await expect(alerts).toHaveAttribute('aria-pressed', 'false');
      const before = (await told(page)).length;
      await wakeAt(page, at(journey.arrivalDateTime) + 2 * MINUTE);
      await expect(now(page)).toHaveCount(0);
      await expect(main(page).getByText('Ce trajet est terminé')).toBeVisible();
      expect(await told(page)).toHaveLength(before);
    });
  });
