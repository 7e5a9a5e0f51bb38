import { dailySample } from '@halte/judge/sample';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findJourney } from '../journeys/detailedJourneyMocks.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { chooseBothWays } from '../support/chosenJourneys.ts';
import { faultsByKeyboard } from '../support/focus.ts';
import { cutTexts, markedAlike, overlappingTexts, spaceText } from '../support/layoutChecks.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, form, LABELS, openSheet } from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

interface Screen {
  readonly name: string;
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
  /** Is there when the screen is. */
  readonly ready: (main: Locator) => Locator;
  /** Opens what lies over it, or over what was open before, and returns it. */
  readonly open?: (page: Page) => Promise<Locator>;
}

const place = (name: string, path: string): Screen => ({
  name,
  path: `/fr/proximity/${path}`,
  ready: (main) => main.getByRole('link', { name: 'Y aller' }),
});

const tripOf = (request: APIRequestContext) => findTrip(request, 'demo');
const search = (main: Locator) => main.getByRole('button', { name: LABELS.search });

const sheet = (name: string, chip: 'when' | 'type' | 'options', inside: RegExp | null = null): Screen => ({
  name,
  path: '/fr/trip-planner',
  ready: search,
  open: async (page) => {
    await page.keyboard.press('Escape');
    const dialog = await openSheet(page, chip);
    if (inside) await dialog.getByText(inside).first().click();
    return dialog;
  },
});

const SCREENS: readonly Screen[] = [
  { name: 'nearby', path: '/fr/proximity', ready: (main) => main.locator('li li a time').first() },
  place('a stop', 'stopArea/SA010?line=M1'),
  place('a station of shared bikes', 'bikeSharingStations/bikesharingstations-3'),
  place('a car park', 'parks/parks-1'),
  place('a point of sale', 'pointOfSales/pointofsales-1'),
  place('an address', 'address/47.3004;0.8988'),
  { name: 'the lines', path: '/fr/schedules', ready: (main) => main.getByRole('region', { name: /^Tramway/ }) },
  { name: 'a line', path: '/fr/schedules/line/A', ready: (main) => main.getByRole('radiogroup') },
  {
    name: 'the timetable of a stop',
    path: '/fr/schedules/line/A?view=timetable',
    ready: (main) => main.getByRole('region', { name: /^Tramway A vers/ }),
  },
  {
    name: 'the timetable of a line',
    path: '/fr/schedules/line/A?view=timetable&table=line',
    ready: (main) => main.getByRole('region', { name: /^Tramway A vers/ }).getByRole('table'),
  },
  {
    name: 'the favourites of a device',
    path: '/fr/account/favorites',
    ready: (main) => main.getByRole('button', { name: 'Ajouter mon domicile' }),
  },
  { name: 'the home', path: '/fr', ready: search },
  {
    name: 'the form with errors',
    path: '/fr/trip-planner',
    ready: search,
    open: async (page) => {
      await form(page).search.click();
      await expect(page.getByRole('alert')).toBeVisible();
      return page.getByRole('main');
    },
  },
  {
    name: 'suggestions',
    path: '/fr/trip-planner',
    ready: search,
    open: async (page) => {
      const field = page.getByRole('combobox').first();
      await field.fill('');
      await field.fill('place');
      await expect(page.getByRole('option').first()).toBeVisible();
      return page.getByRole('main');
    },
  },
  sheet('the sheet of the time', 'when'),
  sheet('the sheet of the time with a month', 'when', /^Autre$/),
  sheet('the sheet of out and back', 'type', /^Aller-retour$/),
  sheet('the sheet of the options', 'options'),
  {
    name: 'the results',
    path: async (request) => addressOf('/results', await tripOf(request)),
    ready: (main) => main.getByRole('region', { name: 'Les plus rapides' }),
  },
  {
    name: 'the returns',
    path: async (request) => {
      const trip = await tripOf(request);
      const { rc: _, ...outbound } = await chooseBothWays(request, trip);
      return addressOf('/returns', trip, outbound);
    },
    ready: (main) => main.getByRole('region', { name: 'Les plus rapides' }),
  },
  {
    name: 'the roadmap',
    path: async (request) => (await findJourney(request, await tripOf(request))).path,
    ready: (main) => main.getByRole('list', { name: 'Étapes du trajet' }),
  },
  {
    name: 'both ways',
    path: async (request) => {
      const trip = await tripOf(request);
      return addressOf('/return-summary', trip, await chooseBothWays(request, trip));
    },
    ready: (main) => main.getByRole('region', { name: 'Retour' }),
  },
];

const DESK = { width: 1280, height: 900 };
const SMALL = { width: 320, height: 568 };
/** 1280 × 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 };

test.describe('a screen passes axe and can be used by keyboard, in forced colours, with spaced texts and at 400 %', () => {
  for (const { name, path, ready, open } of dailySample(SCREENS, 1)) {
    test(name, async ({ page }) => {
      test.slow();
      const main = page.getByRole('main');
      await page.goto(typeof path === 'string' ? path : await path(page.request));
      await expect(ready(main)).toBeVisible();
      await open?.(page);
      await expectNoViolations(page, name, expectNoHorizontalScroll);

      await page.setViewportSize(DESK);
      let scope = (await open?.(page)) ?? main;
      expect.soft(await faultsByKeyboard(page, scope), 'keyboard').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await markedAlike(scope), 'forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });

      await page.setViewportSize(MAGNIFIED);
      await expectNoHorizontalScroll(page);
      await page.setViewportSize(SMALL);
      scope = (await open?.(page)) ?? main;
      expect.soft(await faultsByKeyboard(page, scope), 'keyboard, small').toEqual([]);
      scope = (await open?.(page)) ?? main;
      await spaceText(page);
      await expectNoHorizontalScroll(page);
      expect.soft(await overlappingTexts(scope), 'spaced texts').toEqual([]);
      expect.soft(await cutTexts(scope), 'cut by spacing').toEqual([]);
    });
  }
});

/** One fault for each rule above, next to a control or a text without it. */
const FAULTS = `
  <style>
    main { position: relative; width: 300px; height: 600px; overflow: auto; background: white }
    button, a { display: block; width: 100px; height: 30px; outline-offset: -3px }
    #plain { outline: none }
    #cover { position: absolute; inset: 30px 0 auto; height: 30px; background: white; z-index: 1 }
    #click { cursor: pointer }
    #cut { height: 10px; overflow: hidden }
    #long { width: 50px; overflow: hidden; white-space: nowrap }
    #over { margin-top: -36px }
    [aria-pressed] { border: 1px solid; }
  </style>
  <main>
    <button>seen</button>
    <button>under</button>
    <div id="cover"></div>
    <button id="plain">plain</button>
    <button tabindex="-1">out of reach</button>
    <div id="click">clicked</div>
    <div role="group"><button aria-pressed="true">on</button><button aria-pressed="false">off</button></div>
    <div id="cut">one<br>two</div>
    <div id="long">longer than fifty pixels</div>
    <p id="under">text below</p>
    <p id="over">text above</p>
  </main>`;

test('each of these rules finds a planted fault', async ({ page }) => {
  await page.setContent(FAULTS);
  const main = page.getByRole('main');
  expect(await faultsByKeyboard(page, main)).toEqual([
    'out of reach: not reached by a key',
    'clicked: clicked but not focused',
    'under: covered',
    'plain: no outline',
  ]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await markedAlike(main)).toEqual(['on']);
  expect(await overlappingTexts(main)).toEqual(['text below / text above']);
  expect(await cutTexts(main)).toEqual(['onetwo', 'longer than fifty pixels']);
});
