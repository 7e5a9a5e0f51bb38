import { decode } from '@placemarkio/polyline';
import type { Alert, AlertScope } from '../realtime/resolve/model.ts';
import { smallTown } from '../testing/smallTown.ts';
import { networkAlerts } from './networkAlerts.ts';
import { MOST_LINES, networkLines } from './networkLines.ts';
import type { NetworkSnapshot } from './snapshot.ts';

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown();
});

function alert(id: string, scopes: readonly AlertScope[], severity: Alert['severity'] = 'warning'): Alert {
  return {
    id,
    effect: 'detour',
    severity,
    texts: new Map([['fr', { header: id, description: '', url: '' }]]),
    periods: [],
    scopes,
  };
}

describe('the rail lines on a map', () => {
  it('are there without buses, one way each', () => {
    const lines = networkLines(town.feed, town.lines);
    expect(lines).toMatchObject([{ id: 'A', shortName: 'A', mode: 'tram', color: '#0055aa' }]);
    const ways = lines[0]!.geometry.map((way) => decode(way).map(([lon, lat]) => [lat, lon]));
    expect(ways).toEqual([
      [
        [48, -1.7],
        [48.01, -1.69],
        [48.03, -1.68],
      ],
    ]);
  });

  it('are not more than a map can show', () => {
    const many = Array.from({ length: MOST_LINES + 5 }, () => town.lines[0]!);
    expect(networkLines(town.feed, many)).toHaveLength(MOST_LINES);
  });
});

describe('what disturbs the network', () => {
  it('names the lines of each alert in the order of their signs', () => {
    const { alerts, alertCount } = networkAlerts(town.feed, [alert('works', [{ route: 'B' }, { route: 'A' }])], 'fr');
    expect(alerts).toMatchObject([{ id: 'works', header: 'works', lines: [{ id: 'A' }, { id: 'B' }], lineCount: 2 }]);
    expect(alertCount).toBe(1);
  });

  it('counts what the lines say of themselves, news too', () => {
    const news = alert('news', [{ route: 'A' }], 'info');
    expect(networkAlerts(town.feed, [news], 'fr')).toMatchObject({ alerts: [{ id: 'news' }], alertCount: 1 });
  });

  it('leaves out what is about stops only, and lines that are not in the timetable', () => {
    const left = [alert('stop', [{ stop: 'Gare' }]), alert('gone', [{ route: 'Z' }])];
    expect(networkAlerts(town.feed, left, 'fr')).toEqual({ alerts: [], alertCount: 0 });
  });

  it('has what is about the whole network, and counts what is left out of a long list', () => {
    const many = Array.from({ length: 14 }, (_, at) => alert(`strike ${at}`, [{ agency: 'P' }], 'severe'));
    const { alerts, alertCount } = networkAlerts(town.feed, many, 'fr');
    expect(alerts[0]).toMatchObject({ lines: [], lineCount: 0 });
    expect([alerts.length, alertCount]).toEqual([10, 14]);
  });
});
