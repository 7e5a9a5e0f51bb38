import { initI18n } from '@halte/i18n';
import { render, screen } from '@testing-library/react';
import type { SectionPathway } from '../../../trip/detailedJourney.ts';
import { loadRoadmapMessages } from '../loadRoadmapMessages.ts';
import { StationWay } from './StationWay.tsx';

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadRoadmapMessages();
});

const pathway = (mode: SectionPathway['mode'], more: Partial<SectionPathway> = {}): SectionPathway => ({
  mode,
  durationSeconds: 30,
  ...more,
});

it.each<[string, readonly SectionPathway[]]>([
  ['Escalier', [pathway('stairs')]],
  ['Escalier, 1 marche à monter', [pathway('stairs', { stairCount: 1 })]],
  ['Escalier, 24 marches à descendre', [pathway('stairs', { stairCount: -24, level: 'Hall' })]],
  ['Ascenseur jusqu’au niveau « Quais »', [pathway('elevator', { level: 'Quais' })]],
  ['Escalier mécanique · Ascenseur', [pathway('escalator'), pathway('walkway'), pathway('elevator')]],
  ['Tapis roulant', [pathway('fareGate'), pathway('movingSidewalk'), pathway('exitGate')]],
])('writes %s', (text, pathways) => {
  render(<StationWay pathways={pathways} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('writes nothing of ways without steps or machines', () => {
  const { container } = render(<StationWay pathways={[pathway('walkway'), pathway('fareGate')]} />);
  expect(container).toBeEmptyDOMElement();
});
