import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { render, screen } from '@testing-library/react';
import { type App, AppContext } from '../context/appContext.ts';
import { messages as en } from '../messages/en.ts';
import { messages as fr } from '../messages/fr.ts';
import { AREAS, productAreas } from '../testing/product.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { loadNextSteps } from './loadNextSteps.ts';
import { messages as pages } from './messages/en.ts';
import { targetOf } from './targetOf.ts';

jest.mock('./loadNextSteps.ts', () => ({
  loadNextSteps: jest.fn(jest.requireActual('./loadNextSteps.ts').loadNextSteps),
}));

const ADDRESS = '/en/nowhere?a=%22b';
const TEXTS = { en: { ...en, ...productAreas('en').texts }, fr: { ...fr, ...productAreas('fr').texts } };

function show(locale: 'en' | 'fr', missing: string | null) {
  initI18n({ locale, apiKey: 'k' });
  addMessages('host', locale, TEXTS[locale]);
  render(
    <AppContext value={{ areas: AREAS } as App}>
      <ErrorPage host={fakeHost({ locale })} missing={missing} />
    </AppContext>,
  );
}

const PLACE = {
  id: '',
  type: 'address',
  title: 'Quay',
  subTitle: 'Here',
  displayName: 'Quay, Here',
  lat: 48,
  lon: 7,
  label: '',
  name: 'Quay',
  city: '',
  postCode: '',
  address: '',
  extraData: { city: '', zipCode: '' },
};

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['en', ADDRESS, 'Page not found', ADDRESS],
  ['en', null, 'Something went wrong', null],
  ['fr', ADDRESS, 'Page introuvable', ADDRESS],
  ['fr', null, 'Un problème est survenu', null],
] as const)('in %s, of the address %s: %s %s', async (locale, missing, title, path) => {
  show(locale, missing);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  if (path !== null) expect(screen.getByText(path)).toBeVisible();
  const advice = TEXTS[locale][missing === null ? 'error.broken.advice' : 'error.missing.advice']!;
  expect(screen.getByText(advice)).toBeVisible();
  expect(hrefs()).toEqual([`/${locale}/index`]);
  await screen.findByRole('combobox');
});

it('leads on by a search and to the three areas', async () => {
  show('en', ADDRESS);
  expect(await screen.findByRole('combobox', { name: pages['next.search'] })).toBeVisible();
  expect(hrefs()).toEqual(['/en/index', '/en/index', '/en/proximity', '/en/schedules']);
});

it('stays as it is when that cannot be loaded', async () => {
  const failed = Promise.reject(new TypeError('offline'));
  jest.mocked(loadNextSteps).mockReturnValueOnce(failed);
  show('en', ADDRESS);
  await expect(failed).rejects.toThrow('offline');
  expect(hrefs()).toEqual(['/en/index']);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it.each([
  [
    { id: 'S1', type: 'stopArea' },
    { name: 'proximity-type-id', params: { type: 'stopArea', id: 'S1' } },
  ],
  [{ id: '' }, { name: 'proximity', query: { lat: '48', lon: '7', name: 'Quay, Here' } }],
  [{ id: '', lat: null }, null],
])('of the place %o the page is %o', (place, target) => {
  const found = { ...PLACE, ...place };
  expect(targetOf(found)).toEqual(target);
});
