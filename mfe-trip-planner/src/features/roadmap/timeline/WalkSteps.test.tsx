import { initI18n, setLocale } from '@halte/i18n';
import * as map from '@halte/map-core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WalkStep } from '../../../trip/detailedJourney.ts';
import { loadRoadmapMessages } from '../loadRoadmapMessages.ts';
import { pointsOf } from '../steps/stepLines.ts';
import { WalkSteps } from './WalkSteps.tsx';

/** From 38.5, -120.2 over 40.7, -120.95 to 43.252, -126.453. */
const LINE = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
/** 38.5, -120.2. */
const POINT = '_p~iF~ps|U';

afterEach(() => act(() => map.clearJourneys()));

const step = (more: Partial<WalkStep>): WalkStep => ({
  ...{ kind: 'street', turn: 'straight', metres: 0, seconds: 30, geometry: LINE },
  ...more,
});

/** With the code of the map, which is loaded with the steps. */
async function shown(...steps: readonly WalkStep[]): Promise<HTMLElement> {
  const { container } = render(<WalkSteps journeyId="j" parts={[{ section: 2, steps }]} />);
  await act(async () => {});
  return container;
}

async function inLocale(locale: 'fr' | 'en' | 'es' | 'it' | 'de') {
  initI18n({ locale, apiKey: 'test' });
  await setLocale(locale);
  await loadRoadmapMessages();
}

const CASES: readonly Partial<WalkStep>[] = [
  { turn: 'right', name: 'Hauptstraße', metres: 120 },
  { kind: 'path', turn: 'sharpLeft', metres: 80 },
  { kind: 'stairs', turn: 'up', stairs: 1, metres: 2 },
  { kind: 'stairs', turn: 'down', stairs: 24, name: 'Stiege' },
  { kind: 'crossing', name: 'Rue X', metres: 12 },
  { kind: 'lift', turn: 'up', level: 'Quais' },
  { kind: 'path', turn: 'arrive', metres: 60 },
  { kind: 'entrance', name: 'B' },
];

it.each([
  [
    'fr',
    ['À droite : Hauptstraße 120 m', 'Franchement à gauche : chemin 80 m', 'En montant : escalier 2 m · 1 marche'],
    ['En descendant : Stiege 24 marches', 'Traversez : Rue X 12 m', 'En montant : ascenseur jusqu’au niveau « Quais »'],
    ['Puis jusqu’à l’arrivée 60 m', 'Entrée : B'],
  ],
  [
    'en',
    ['Right: Hauptstraße 120 m', 'Sharp left: footpath 80 m', 'Up: stairs 2 m · 1 step'],
    ['Down: Stiege 24 steps', 'Cross: Rue X 12 m', 'Up: lift to level “Quais”'],
    ['Then to the destination 60 m', 'Entrance: B'],
  ],
  [
    'es',
    [
      'A la derecha: Hauptstraße 120 m',
      'Giro cerrado a la izquierda: camino 80 m',
      'Subida: escaleras 2 m · 1 peldaño',
    ],
    ['Bajada: Stiege 24 peldaños', 'Cruce: Rue X 12 m', 'Subida: ascensor hasta el nivel «Quais»'],
    ['Luego, hasta el destino 60 m', 'Entrada: B'],
  ],
  [
    'it',
    ['A destra: Hauptstraße 120 m', 'Tutto a sinistra: sentiero 80 m', 'In salita: scale 2 m · 1 gradino'],
    ['In discesa: Stiege 24 gradini', 'Attraversi: Rue X 12 m', 'In salita: ascensore fino al livello «Quais»'],
    ['Poi fino alla destinazione 60 m', 'Ingresso: B'],
  ],
  [
    'de',
    ['Rechts: Hauptstraße 120 m', 'Scharf links: Fußweg 80 m', 'Hinauf: Treppe 2 m · 1 Stufe'],
    ['Hinunter: Stiege 24 Stufen', 'Überqueren: Rue X 12 m', 'Hinauf: Aufzug zur Ebene „Quais“'],
    ['Dann bis zum Ziel 60 m', 'Eingang: B'],
  ],
] as const)('says what to do at each corner (%s)', async (locale, ...expected) => {
  await inLocale(locale);
  const container = await shown(...CASES.map(step));
  // What is spoken in place of a unit stands beside it.
  for (const spoken of container.querySelectorAll('[aria-hidden="true"] + *:not(svg)'))
    if (spoken.previousElementSibling?.textContent) spoken.remove();
  const texts = [...container.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(texts).toEqual(expected.flat().map((text) => text.replace(/\s/g, ' ')));
});

it('calls the entrance by which a station is left an exit', async () => {
  await inLocale('en');
  await shown(
    step({ kind: 'corridor', turn: 'start' }),
    step({ kind: 'entrance', name: 'B' }),
    step({ turn: 'start', name: 'Rue A' }),
  );
  expect(screen.getByText('Exit: B')).toBeInTheDocument();
});

it.each([
  ['fr', 'Suivez : Rue A'],
  ['en', 'Follow: Rue A'],
  ['es', 'Sigue por: Rue A'],
  ['it', 'Prosegui: Rue A'],
  ['de', 'Weiter: Rue A'],
] as const)('does not begin the walk a second time behind an exit (%s)', async (locale, text) => {
  await inLocale(locale);
  await shown(step({ kind: 'entrance', turn: 'start', name: 'B' }), step({ turn: 'start', name: 'Rue A' }));
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(text.replace(' ', ' '));
});

it('shows nothing where nothing is told', () => {
  const { container } = render(<WalkSteps journeyId="j" parts={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows names as text', async () => {
  await inLocale('en');
  const container = await shown(step({ name: '<b>{{what}}</b>' }));
  expect(container.querySelector('b')).toBeNull();
  expect(container.querySelector('li')).toHaveTextContent('Straight on: <b>{{what}}</b>');
});

/** Three streets and a lift, on the map as the roadmap draws them. */
function onMap(): Promise<HTMLElement> {
  const steps = [step({ name: 'Rue A' }), step({ kind: 'lift', turn: 'up', geometry: POINT }), step({ name: 'Rue B' })];
  const end = { name: 'Home', lat: 38.5, lon: -120.2 };
  const lines = steps.map(({ geometry }) => pointsOf(geometry));
  const walk: map.MapJourneySection = { kind: 'walk', geometry: lines[0]!, steps: lines };
  const wait: map.MapJourneySection = { kind: 'wait', geometry: [] };
  map.showJourneys([{ id: 'j', from: end, to: end, sections: [wait, wait, walk] }], 'j');
  return shown(...steps);
}

const button = (name: RegExp) => screen.getByRole('button', { name, description: 'Show on the map' });

it('is folded, opens by keyboard, and marks a step here and on the map', async () => {
  await inLocale('en');
  const user = userEvent.setup();
  const container = await onMap();
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Directions'));
  await user.tab();
  expect(button(/Rue A/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(map.mapState.selectedPath).toEqual({ journeyId: 'j', sectionIndex: 2, step: 0 });
  expect(button(/Rue A/)).toHaveAttribute('aria-current', 'true');
  await user.click(button(/lift/));
  expect(map.mapState.selectedPath).toEqual({ journeyId: 'j', sectionIndex: 2, step: 1 });
  expect(map.mapState.mapView).toMatchObject({ kind: 'point', zoom: 19 });
  expect(map.mapState.steps?.layers(map.mapState)).not.toHaveLength(0);
  expect(button(/Rue A/)).not.toHaveAttribute('aria-current');
  expect(button(/lift/)).toHaveAttribute('aria-current', 'true');
  await act(async () => map.selectSection('j', 2));
  expect(container.querySelector('[aria-current]')).toBeNull();
});

it('opens where a step is marked on the map, and tells which', async () => {
  await inLocale('en');
  const container = await onMap();
  await act(async () => {
    map.mapState.selectedPath = { journeyId: 'j', sectionIndex: 2, step: 2 };
  });
  expect(container.querySelector('details')).toHaveAttribute('open');
  expect(button(/Rue B/)).toHaveAttribute('aria-current', 'true');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Straight on: Rue B, marked on the map',
    ),
  );
});

it('does not take steps of other journeys and sections for its own', async () => {
  await inLocale('en');
  const container = await onMap();
  for (const path of [
    { journeyId: 'other', sectionIndex: 2, step: 0 },
    { journeyId: 'j', sectionIndex: 1, step: 0 },
  ])
    await act(async () => {
      map.mapState.selectedPath = path;
    });
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(container.querySelector('[aria-current]')).toBeNull();
});

it.each(['', '?', '~~~~~~~~~~~~~~~~~~~~~~~~', '\u{1F600}'])(
  'takes no harm from a line that is none: %j',
  (geometry) => {
    for (const [lat, lon] of pointsOf(geometry)) {
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lon)).toBeLessThanOrEqual(180);
    }
  },
);
