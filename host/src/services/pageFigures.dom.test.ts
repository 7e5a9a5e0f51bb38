import { type PageFigures, sendPageFigures } from './pageFigures.ts';

/** The observers of the page, by the kind of their entries. */
const observers = new Map<string, (entries: readonly object[]) => void>();
let visibility: DocumentVisibilityState;
let shown: string | null;
let sent: PageFigures[];

class FakeObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  readonly #take: (list: { getEntries(): readonly object[] }) => void;
  constructor(take: (list: { getEntries(): readonly object[] }) => void) {
    this.#take = take;
  }
  observe({ type }: { type: string }) {
    observers.set(type, (entries) => this.#take({ getEntries: () => entries }));
  }
  takeRecords() {
    return [];
  }
  disconnect() {}
}

beforeEach(() => {
  [visibility, shown, sent] = ['visible', 'schedules', []];
  observers.clear();
  Object.assign(window, { PerformanceObserver: FakeObserver });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.restoreAllMocks());

const loads = new Map([
  ['schedules', { version: '1.4.2', milliseconds: 180.4 }],
  ['shop-header', { version: '2.0.0', milliseconds: null }],
]);
const begin = () => sendPageFigures({ loads, shown: () => shown, send: (figures) => sent.push(figures) });
const become = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const event = (interactionId: number, duration: number) => ({ interactionId, duration });

it('sends once, when the page is hidden, how fast it and its remotes were', () => {
  begin();
  observers.get('largest-contentful-paint')?.([{ startTime: 400 }, { startTime: 950.6 }]);
  observers.get('layout-shift')?.([{ startTime: 500, value: 0.0123, hadRecentInput: false }]);
  observers.get('event')?.([event(0, 900), event(7, 64)]);
  shown = null;
  observers.get('event')?.([event(8, 120)]);
  become('visible');
  expect(sent).toEqual([]);
  become('hidden');
  become('visible');
  become('hidden');
  expect(sent).toEqual([
    {
      ...{ lcp: 951, inp: 120, cls: 0.012 },
      remotes: [
        { remote: 'schedules', version: '1.4.2', load: 180, inp: 64 },
        { remote: 'shop-header', version: '2.0.0', load: null, inp: null },
      ],
    },
  ]);
});

it('sends what a browser without these observers knows', () => {
  Object.assign(window, { PerformanceObserver: { supportedEntryTypes: [] } });
  begin();
  become('hidden');
  expect(sent).toMatchObject([{ lcp: null, inp: null, cls: null, remotes: [{ load: 180 }, { load: null }] }]);
});
