import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dialog } from '../account/accounts.ts';
import { findJourney } from '../journeys/detailedJourneyMocks.ts';
import { chooseBothWays } from '../support/chosenJourneys.ts';
import { brokenWords, cutTexts, overlappingTexts } from '../support/layoutChecks.ts';
import { openMiddleOfMap } from '../support/mapAnswers.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, form, journeys, LABELS, openSheet } from '../support/tripPlanner.ts';

/** Text at 200 % without zoom: browsers and phones enlarge `rem` alone. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Texts and controls of `scope` beyond the edge of the window, without those in a row that scrolls sideways. */
function beyondEdge(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const scrollsSideways = (element: Element) => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        // An element that also scrolls vertically is not meant to scroll sideways, unless it contains a table.
        const movesSidewaysOnly = at.scrollHeight <= at.clientHeight + 1 || at.querySelector(':scope > table') !== null;
        if (movesSidewaysOnly && /auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
          return true;
      }
      return false;
    };
    const isReadOutOnly = (element: Element) =>
      [element, element.parentElement!].some((at) => getComputedStyle(at).clipPath !== 'none');
    return [...root.querySelectorAll('h1, h2, p, button, a, b, input, label')]
      .filter((element) => element.checkVisibility() && !isReadOutOnly(element) && !scrollsSideways(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map(({ textContent, ariaLabel }) => (ariaLabel ?? textContent)?.trim().slice(0, 40) ?? '');
  });
}

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

interface Screen {
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
  readonly ready: (main: Locator) => Locator;
  /** Opens what lies over it and returns it. */
  readonly open?: (page: Page) => Promise<Locator>;
}

const search = (main: Locator) => main.getByRole('button', { name: LABELS.search });
const tripOf = (request: APIRequestContext) => findTrip(request, 'demo');

function sheet(chip: 'when' | 'type' | 'options', inside: RegExp | null = null): Screen {
  return {
    path: '/fr/trip-planner',
    ready: search,
    open: async (page) => {
      await page.keyboard.press('Escape');
      const opened = await openSheet(page, chip);
      if (inside) await opened.getByText(inside).first().click();
      return opened;
    },
  };
}

const LINES: readonly Screen[] = [
  { path: '/fr/schedules/line/A', ready: (main) => main.getByRole('radiogroup') },
  { path: '/fr/schedules/line/A?view=timetable', ready: (main) => main.getByRole('table') },
  { path: '/fr/schedules/line/A?view=info', ready: (main) => main.getByText('Premier départ') },
  { path: '/fr/schedules', ready: (main) => main.getByRole('link', { name: /^Tramway A/ }) },
  { path: '/fr/proximity', ready: (main) => main.getByRole('heading', { level: 2 }) },
  { path: '/fr/proximity/stoparea/SA047', ready: (main) => main.getByRole('heading', { name: 'Quais et accès' }) },
];

const TRIPS: readonly Screen[] = [
  { path: '/fr', ready: search },
  {
    path: '/fr/trip-planner',
    ready: search,
    open: async (page) => {
      await form(page).search.click();
      await expect(page.getByRole('alert')).toBeVisible();
      return page.getByRole('main');
    },
  },
  { path: async (request) => addressOf('/results', await tripOf(request)), ready: (main) => journeys(main.page()) },
  {
    path: async (request) => {
      const trip = await tripOf(request);
      return addressOf('/return-summary', trip, await chooseBothWays(request, trip));
    },
    ready: (main) => main.getByRole('region', { name: 'Retour' }),
  },
  {
    path: async (request) => (await findJourney(request, await tripOf(request))).path,
    ready: (main) => main.getByRole('list', { name: 'Étapes du trajet' }),
  },
  sheet('when', /^Autre$/),
  sheet('type', /^Aller-retour$/),
  sheet('options'),
];

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Menu/ });

const ACCOUNT: readonly Screen[] = [
  { path: '/fr/account/favorites', ready: (main) => main.getByRole('button', { name: 'Ajouter mon domicile' }) },
  { path: '/fr/account', ready: (main) => main.getByRole('heading', { level: 1 }) },
  { path: '/fr/unsubscribe', ready: (main) => main.getByRole('heading', { level: 1 }) },
  {
    path: '/fr',
    ready: search,
    open: async (page) => {
      await menu(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      return page.getByRole('dialog');
    },
  },
  {
    path: '/fr',
    ready: search,
    open: async (page) => {
      await menu(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click();
      await expect(dialog(page).email).toBeVisible();
      return dialog(page).box;
    },
  },
  {
    path: '/fr',
    ready: search,
    open: async (page) => page.getByRole('navigation', { name: 'Pages principales' }),
  },
];

for (const [title, screens] of [
  ['a line and its timetable, the lines, what is nearby and a stop', LINES],
  ['home, journeys, a roadmap, both ways of a trip and the sheets of the form', TRIPS],
  ['favourites, account, menu, sign-in and the tabs of the areas', ACCOUNT],
] as const) {
  test(`${title} fit a phone with text of twice the size`, async ({ page, request }) => {
    test.slow();
    const main = page.getByRole('main');
    for (const { path, ready, open } of screens) {
      const address = typeof path === 'string' ? path : await path(request);
      await page.goto(address);
      await expect(ready(main).first()).toBeAttached();
      const scope = (await open?.(page)) ?? main;
      await enlargeText(page);
      await expect(async () => {
        expect({
          address,
          beyond: await beyondEdge(scope),
          overlapping: await overlappingTexts(scope),
          cut: await cutTexts(scope),
          broken: await brokenWords(scope),
        }).toEqual({ address, beyond: [], overlapping: [], cut: [], broken: [] });
      }).toPass({ timeout: 10_000 });
    }
  });
}

test('what is at a place of the map fits a phone with text of twice the size', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('.leaflet-network-lines-pane path').first()).toBeAttached();
  await enlargeText(page);
  const layer = await openMiddleOfMap(page);
  await expect(async () => {
    expect({ beyond: await beyondEdge(layer), overlapping: await overlappingTexts(layer) }).toEqual({
      beyond: [],
      overlapping: [],
    });
  }).toPass();
});
