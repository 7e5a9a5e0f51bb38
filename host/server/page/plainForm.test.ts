import { join } from 'node:path';
import type { Locale, Query } from '@halte/contract';
import { LOCALES } from '@halte/contract';
import { TABLE } from '../../src/testing/product.ts';
import { loadTenants } from '../tenants/loadTenants.ts';
import { publicTenant } from '../tenants/publicTenant.ts';
import type { Proposal } from './placeProposals.ts';
import { createPlainForm } from './plainForm.ts';
import { HOSTILE_VALUES } from './testing/hostileValues.ts';
import { pageText } from './texts.ts';

const [tenant] = loadTenants(join(__dirname, '../../tenants'));
const shared = publicTenant(tenant!, { standardBffUrl: 'http://bff.test', timeZone: 'Europe/Paris', credits: [] });

const place = (title: string, subTitle = 'Clairvenne'): Proposal => ({
  id: `stop:${title}`,
  title,
  subTitle,
  displayName: `${title}, ${subTitle}`,
  type: 'stopArea',
  lat: 48.5,
  lon: -2,
});

const PLACES: readonly Proposal[] = [place('Gare Centrale'), place('Gare Nord'), place('Mairie'), place('Théâtre')];

async function answer(
  query: Query,
  { places = PLACES as readonly Proposal[] | null, locale = 'fr' as Locale, carried = {} } = {},
) {
  const propose = jest.fn(async (_tenant: unknown, _locale: Locale, text: string) =>
    places === null
      ? null
      : places.filter(
          ({ title }) =>
            title.toLowerCase().includes(text.toLowerCase()) || (title === 'Théâtre' && text === 'theatre'),
        ),
  );
  const current = { name: 'trip-planner' as const, params: {}, query, fullPath: '/' };
  const found = await createPlainForm(propose)({ tenant: tenant!, routes: TABLE, locale, current, carried });
  const html = found?.kind === 'proposals' ? found.html((key) => pageText(shared, locale, key)) : null;
  const to = found?.kind === 'results' ? new URL(found.to, 'http://host.test') : null;
  return { html, to, query: to && Object.fromEntries(to.searchParams), propose };
}

const linksIn = (html: string | null) =>
  [...(html ?? '').matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href = '', name]) => {
    const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://host.test');
    return { pathname, query: Object.fromEntries(searchParams), name };
  });

const NORTH = {
  fi: 'stop:Gare Nord',
  fv: 'Gare Nord',
  fst: 'Clairvenne',
  ffv: 'Gare Nord, Clairvenne',
  fpt: 'stopArea',
  flat: '48.5',
  flon: '-2',
};
const HALL = {
  ti: 'stop:Mairie',
  tv: 'Mairie',
  tst: 'Clairvenne',
  tfv: 'Mairie, Clairvenne',
  tpt: 'stopArea',
  tlat: '48.5',
  tlon: '-2',
};

it('leads to the journeys of two places that can only be meant so, with all else that the address says', async () => {
  const { to, query } = await answer(
    { fv: ' gare NORD', tv: 'mair', dt: '202611261200' },
    { carried: { widget: 'true' } },
  );
  expect(to?.pathname).toBe('/fr/trip-planner/results');
  expect(query).toEqual({ ...NORTH, ...HALL, dt: '202611261200', widget: 'true' });
});

it('takes a name as it is typed on any keyboard', async () => {
  expect((await answer({ fv: 'theatre', tv: 'Mairie' })).query).toMatchObject({ fi: 'stop:Théâtre' });
});

it('proposes the places of a text that may mean several, as links that keep the other text', async () => {
  const { html } = await answer({ fv: 'gare', tv: 'mairie', rt: 'x' });
  const links = linksIn(html);
  expect(links.map(({ name }) => name)).toEqual(['Gare Centrale, Clairvenne', 'Gare Nord, Clairvenne']);
  expect(links[1]).toMatchObject({ pathname: '/fr/trip-planner/results', query: { ...NORTH, ...HALL, rt: 'x' } });
  expect(html).toContain('Choisissez celui que vous cherchez.');
  const { html: both } = await answer({ fv: 'gare', tv: 'gare' });
  expect(linksIn(both)).toHaveLength(4);
  expect(linksIn(both)[3]?.pathname).toBe('/fr/trip-planner');
  expect(linksIn(both)[3]?.query).toMatchObject({ fv: 'gare', ti: 'stop:Gare Nord' });
});

it('goes on from a link: what is chosen is not searched again', async () => {
  const { query, propose } = await answer({ ...NORTH, tv: 'mairie' });
  expect(query).toEqual({ ...NORTH, ...HALL });
  expect(propose.mock.calls.map(([, , text]) => text)).toEqual(['mairie']);
});

it.each<[string, Query, readonly Proposal[] | null, string]>([
  ['a place is missing', { fv: 'mairie' }, PLACES, 'Il manque ce lieu.'],
  ['a text names no place', { fv: 'mairie', tv: 'nulle part' }, PLACES, 'Aucun lieu ne correspond.'],
  ['the backend does not answer', { fv: 'mairie', tv: 'gare' }, null, 'La recherche de lieux ne répond pas.'],
])('says what to do when %s', async (_, query, places, sentence) => {
  expect((await answer(query, { places })).html).toContain(sentence);
});

it.each<[string, Query]>([
  ['an address of the app', { ...NORTH, ...HALL }],
  ['a form that nothing was typed into', { fv: ' ', tv: '' }],
  ['an address without places', { dt: '1' }],
])('is not for %s', async (_, query) => {
  const { html, to, propose } = await answer(query);
  expect([html, to, propose.mock.calls]).toEqual([null, null, []]);
});

it.each(LOCALES)('is written in %s', async (locale) => {
  const { html } = await answer({ fv: 'gare', tv: '' }, { locale });
  expect(linksIn(html)[0]?.pathname).toBe(`/${locale}/trip-planner`);
  expect(html).not.toContain('plain.');
});

it.each(HOSTILE_VALUES)('runs nothing of %j, in the address or in the name of a place', async (value) => {
  const places = [0, 1].map(() => ({ ...place(value, value), id: value }));
  const propose = async () => places;
  const current = {
    name: 'trip-planner' as const,
    params: {},
    query: { fv: value, tv: value, dt: value },
    fullPath: '/',
  };
  const found = await createPlainForm(propose)({ tenant: tenant!, routes: TABLE, locale: 'fr', current, carried: {} });
  const html = found?.kind === 'proposals' ? found.html((key) => pageText(shared, 'fr', key)) : '';
  const elements = [...html.matchAll(/<([^>]*)>/g)].map(([, element = '']) => element.replace(/"[^"]*"/, '""'));
  expect(new Set(elements)).toEqual(
    new Set(['h2', '/h2', 'p', '/p', 'h3', '/h3', 'ul', '/ul', 'li', '/li', 'a href=""', '/a']),
  );
  for (const { pathname } of linksIn(html)) expect(pathname).toBe('/fr/trip-planner');
});
