import { widgetMode } from './widgetMode.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/fr');
});

describe('widgetMode', () => {
  it.each([
    ['/fr?widget=true', true],
    ['/fr?widget=1', false],
    ['/fr?widget=TRUE', false],
    ['/fr', false],
  ])('%s: %s', (url, expected) => {
    history.replaceState(null, '', url);
    expect(widgetMode(false)).toBe(expected);
  });

  it('lasts as long as the tab', () => {
    history.replaceState(null, '', '/fr?widget=true');
    widgetMode(false);
    history.replaceState(null, '', '/fr/schedules');
    expect(widgetMode(false)).toBe(true);
  });

  it('follows the tenant', () => {
    expect(widgetMode(true)).toBe(true);
  });
});
