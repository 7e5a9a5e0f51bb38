import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { alertIndex } from '../alerts.ts';
import type { EntitySelector, TranslatedText, WireAlert } from '../wire/gtfsRealtime.ts';
import { resolveAlerts } from './alerts.ts';

let feed: Feed;

beforeAll(async () => {
  feed = await simpleFeed('A 48 2\nB 48.1 2', 'day: A 08:00, B 08:20', {
    'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type
      r,a,1,One,3
      s,a,2,Two,3
      t,a,3,Three,0`,
  });
});

const words = (...texts: [text: string, language?: string][]): TranslatedText => ({
  translation: texts.map(([text, language]) => ({ text, ...(language !== undefined && { language }) })),
});
const ABOUT_R: WireAlert = { informedEntity: [{ routeId: 'r' }], headerText: words(['Works']) };

function resolved(...alerts: WireAlert[]) {
  const entities = alerts.map((value) => ({ id: 'x', value }));
  const { alerts: found, dropped } = resolveAlerts(feed, { alerts: entities });
  return { found, dropped: Object.fromEntries(dropped) };
}

describe('what an alert is about', () => {
  it.each<[string, EntitySelector, object[]]>([
    ['an agency', { agencyId: 'a' }, [{ agency: 'a' }]],
    ['a line', { routeId: 'r' }, [{ route: 'r' }]],
    ['a line one way', { routeId: 'r', directionId: 1 }, [{ route: 'r', direction: 1 }]],
    ['a line at a stop', { routeId: 'r', stopId: 'A' }, [{ route: 'r', stop: 'A' }]],
    ['a stop area', { stopId: 'area:A' }, [{ stop: 'area:A' }]],
    ['a trip', { trip: { tripId: 'day' } }, [{ route: 'r', trip: 'day' }]],
    ['a line given as a trip', { trip: { routeId: 's', directionId: 0 } }, [{ route: 's', direction: 0 }]],
    ['all buses', { routeType: 3 }, [{ route: 'r' }, { route: 's' }]],
    [
      'all trams of an agency at a stop',
      { agencyId: 'a', routeType: 0, stopId: 'A' },
      [{ agency: 'a', route: 't', stop: 'A' }],
    ],
    ['a line, and its kind', { routeId: 'r', routeType: 0 }, [{ route: 'r' }]],
  ])('%s', (_name, selector, scopes) => {
    expect(resolved({ ...ABOUT_R, informedEntity: [selector] })).toMatchObject({ found: [{ scopes }], dropped: {} });
  });

  it.each<[string, EntitySelector, object]>([
    ['an unknown agency', { agencyId: 'b' }, { 'unknown-agency': 1, 'no-scope': 1 }],
    ['an unknown line', { routeId: 'x' }, { 'unknown-route': 1, 'no-scope': 1 }],
    ['an unknown stop of a line', { routeId: 'r', stopId: 'x' }, { 'unknown-stop': 1, 'no-scope': 1 }],
    ['an unknown trip of a line', { routeId: 'r', trip: { tripId: 'x' } }, { 'unknown-trip': 1, 'no-scope': 1 }],
    ['ferries', { routeType: 4 }, { 'unknown-route': 1, 'no-scope': 1 }],
    ['nothing', {}, { 'no-scope': 2 }],
    ['a way of nothing', { directionId: 1 }, { 'no-scope': 2 }],
  ])('is left out when it is only about %s', (_name, selector, dropped) => {
    expect(resolved({ ...ABOUT_R, informedEntity: [selector] })).toEqual({ found: [], dropped });
  });

  it('keeps what is known, each once', () => {
    const informedEntity = [{ routeId: 'r' }, { routeId: 'x' }, { routeId: 'r' }, { stopId: 'A' }];
    expect(resolved({ ...ABOUT_R, informedEntity })).toMatchObject({
      found: [{ scopes: [{ route: 'r' }, { stop: 'A' }] }],
      dropped: { 'unknown-route': 1 },
    });
  });

  it('is about the only agency, whatever its name, where that has no id', () => {
    const nameless = { ...feed, agencies: [{ ...feed.agencies[0]!, id: '' }] };
    const value = { ...ABOUT_R, informedEntity: [{ agencyId: 'anything' }] };
    const { alerts } = resolveAlerts(nameless, { alerts: [{ id: 'x', value }] });
    expect(alerts).toMatchObject([{ scopes: [{ agency: '' }] }]);
    expect(alertIndex(alerts, nameless).about({ route: 'r' }, 0, 0)).toHaveLength(1);
  });

  it('is left out when it is about nothing', () => {
    expect(resolved({ headerText: words(['Works']) })).toEqual({ found: [], dropped: { 'no-scope': 1 } });
  });
});

describe('the words of an alert', () => {
  const textsOf = (alert: WireAlert) => {
    const { found, dropped } = resolved({ ...ABOUT_R, headerText: undefined, ...alert });
    return { texts: found[0] ? Object.fromEntries(found[0].texts) : null, dropped };
  };

  it('are those of each language, the rest from the text for everybody', () => {
    const alert = {
      headerText: words(['Works'], ['Travaux', 'fr-FR'], ['<b>Travaux</b>', 'fr-html']),
      descriptionText: words([' All day. '], ['Ganztägig.', 'DE']),
      url: words(['https://x.example/en'], ['https://x.example/fr', 'fr']),
    };
    expect(textsOf(alert)).toEqual({
      texts: {
        '': { header: 'Works', description: 'All day.', url: 'https://x.example/en' },
        fr: { header: 'Travaux', description: 'All day.', url: 'https://x.example/fr' },
        de: { header: 'Works', description: 'Ganztägig.', url: 'https://x.example/en' },
      },
      dropped: {},
    });
  });

  it('are the description where there is no header', () => {
    const { texts } = textsOf({ descriptionText: words(['Closed.', 'en']) });
    expect(texts).toEqual({ en: { header: 'Closed.', description: '', url: '' } });
  });

  it('are needed', () => {
    expect(textsOf({ headerText: words(['  ']) })).toEqual({ texts: null, dropped: { 'no-text': 1 } });
  });

  it('end somewhere', () => {
    const { texts } = textsOf({ headerText: words(['x'.repeat(5_000)]), descriptionText: words(['y'.repeat(50_000)]) });
    expect([texts?.['']?.header.length, texts?.['']?.description.length]).toEqual([1_000, 10_000]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//x.example',
    'ftp://x.example',
    `https://x.example/${'x'.repeat(2_000)}`,
  ])('lead nowhere but to pages: %.30s', (url) => {
    const { texts, dropped } = textsOf({ headerText: words(['x']), url: words([url]) });
    expect([texts?.['']?.url, dropped]).toEqual(['', { 'bad-url': 1 }]);
  });
});

describe('when an alert holds, and how much it matters', () => {
  it.each<[string, WireAlert['activePeriod'], object[]]>([
    ['always', undefined, []],
    ['from then on', [{ start: 5 }], [{ from: 5, to: null }]],
    ['until then', [{ end: 9 }], [{ from: null, to: 9 }]],
    [
      '0 is open',
      [
        { start: 0, end: 9 },
        { start: 20, end: 0 },
      ],
      [
        { from: null, to: 9 },
        { from: 20, to: null },
      ],
    ],
    [
      'backward is never',
      [
        { start: 9, end: 5 },
        { start: 20, end: 30 },
      ],
      [{ from: 20, to: 30 }],
    ],
    ['the end of time is none', [{ start: 5, end: 1.8e19 }], [{ from: 5, to: null }]],
  ])('%s', (_name, activePeriod, periods) => {
    expect(resolved({ ...ABOUT_R, activePeriod }).found).toMatchObject([{ periods }]);
  });

  it('is left out when it never holds', () => {
    const { found, dropped } = resolved(
      { ...ABOUT_R, activePeriod: [{ start: 9, end: 5 }] },
      { ...ABOUT_R, activePeriod: [{ start: 1.8e19 }] },
    );
    expect([found, dropped]).toEqual([[], { 'bad-period': 2 }]);
  });

  it.each<[WireAlert, string, string]>([
    [{ effect: 'NO_SERVICE' }, 'noService', 'severe'],
    [{ effect: 'NO_SERVICE', severityLevel: 'INFO' }, 'noService', 'info'],
    [{ effect: 'STOP_MOVED', severityLevel: 'UNKNOWN_SEVERITY' }, 'stopMoved', 'warning'],
    [{ severityLevel: 'SEVERE' }, 'other', 'severe'],
    [{}, 'other', 'info'],
  ])('%j', (level, effect, severity) => {
    expect(resolved({ ...ABOUT_R, ...level }).found).toMatchObject([{ effect, severity }]);
  });

  it('distinguishes two alerts of one id', () => {
    expect(resolved(ABOUT_R, ABOUT_R, ABOUT_R).found.map(({ id }) => id)).toEqual(['x', 'x~2', 'x~3']);
  });
});
