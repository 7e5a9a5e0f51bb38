import { detailJourney } from '@halte/engine/journeys/detail';
import type { AlertSeverity } from '@halte/engine/timetable/alertKinds';
import { alertIndex } from '../realtime/alerts.ts';
import type { Alert, AlertScope } from '../realtime/resolve/model.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

let town: Awaited<ReturnType<typeof smallTown>>;
let code: string;

beforeAll(async () => {
  town = await smallTown();
  const body = { fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` } as const;
  const { groups } = await searchJourneys(town, body, MONDAY_AT_8);
  code = groups[0]!.journeys.find(({ modes }) => modes.includes('tram'))!.id;
});

function alert(id: string, scope: AlertScope, severity: AlertSeverity = 'info'): Alert {
  const text = (header: string) => ({ header, description: '', url: '' });
  const texts = new Map([
    ['fr', text(`Avis ${id}`)],
    ['de', text(`Hinweis ${id}`)],
  ]);
  return { id, effect: 'other', severity, texts, periods: [], scopes: [scope] };
}

function headers(language: string, ...alerts: Alert[]): string[] {
  const { sections } = detailJourney(town.feed, code, besideOf({ alerts: alertIndex(alerts, town.feed), language }));
  return sections.flatMap(({ ride }) => ride?.alerts.map(({ header }) => header) ?? []);
}

describe('rideAlerts', () => {
  it.each<[string, AlertScope, boolean]>([
    ['the line', { route: 'A' }, true],
    ['another line', { route: 'B' }, false],
    ['the trip', { trip: 'A-out-480' }, true],
    ['another trip of the line', { trip: 'A-out-490' }, false],
    ['the stop where one gets on', { stop: 'Gare:1' }, true],
    ['the stop area where one gets off', { stop: 'Centre' }, true],
    ['a stop beyond', { stop: 'Université' }, false],
    ['the line at a stop beyond', { route: 'A', stop: 'Université' }, false],
    ['the line at the stop where one gets on', { route: 'A', stop: 'Gare' }, true],
  ])('has what is about %s, or not', (_, scope, isFound) => {
    expect(headers('fr', alert('1', scope))).toEqual(isFound ? ['Avis 1'] : []);
  });

  it('tells each once, the most severe first, in the reader’s language', () => {
    const requested = [
      alert('a', { stop: 'Gare' }),
      alert('b', { stop: 'Centre' }, 'severe'),
      alert('c', { route: 'A' }, 'warning'),
    ];
    expect(headers('de', ...requested)).toEqual(['Hinweis b', 'Hinweis c', 'Hinweis a']);
  });
});
