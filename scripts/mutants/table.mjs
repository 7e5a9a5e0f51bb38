/**
 * Faults that no test saw once: what breaks, the file, a text that occurs once in it, and what that text becomes. The test of the same name
 * beside the file has to fail then.
 *
 * @type {readonly (readonly [breaks: string, file: string, search: string, replace: string])[]}
 */
export const MUTANTS = [
  ['the locale-change event', 'host/src/locale/remember.ts', 'window.dispatchEvent(', 'void ('],
  [
    'the 365 days of the locale cookie',
    'host/src/locale/remember.ts',
    'days: LOCALE_COOKIE_DAYS',
    'days: 1 + 0 * LOCALE_COOKIE_DAYS',
  ],
  [
    'the consent banner in another language',
    'host/src/services/thirdPartyScripts.ts',
    'banner = addScript(consentScript);\n    });',
    '});',
  ],
  [
    'the analytics script',
    'host/src/services/thirdPartyScripts.ts',
    'if (analyticsScript) addScript(analyticsScript);',
    'void analyticsScript;',
  ],
  ['the place of toasts', 'host/src/layouts/Toasts.tsx', 'position="bottom-center"', 'position="top-right"'],
  ['the five seconds of a toast', 'host/src/layouts/Toasts.tsx', 'SHOWN_MS = 5000', 'SHOWN_MS = 4000'],
  [
    'the order of toasts that are added together',
    'host/src/layouts/Toasts.tsx',
    'added.unshift(next)',
    'added.push(next)',
  ],
  [
    'the share of its width over which a toast is dragged away',
    'host/src/layouts/Toasts.tsx',
    'DRAG_PERCENT = 60',
    'DRAG_PERCENT = 80',
  ],
  ['the delay of the prefetch', 'host/src/remotes/prefetch.ts', 'PREFETCH_DELAY_MS = 1000', 'PREFETCH_DELAY_MS = 900'],
  [
    'the wait before the page changes',
    'host/src/remotes/prepareScreen.ts',
    'TRANSITION_MS = 100',
    'TRANSITION_MS = 90',
  ],
  [
    'the reload when there is a newer build',
    'host/src/remotes/pageReload.ts',
    'location.assign(path);\n}',
    'void path;\n}',
  ],
  [
    'which of its two texts the error page shows',
    'host/src/pages/ErrorPage.tsx',
    "missing === null ? 'broken' : 'missing'",
    "missing === null ? 'missing' : 'broken'",
  ],
  ['the translucent ground', 'host/src/layouts/Shell.tsx', "? 'translucent' : 'bordered'", "? 'bordered' : 'bordered'"],
  [
    'the width below which a screen is a mobile one',
    'shared/contract/src/breakpoints.ts',
    'width < LAYOUT_BREAKPOINTS.md',
    'width <= LAYOUT_BREAKPOINTS.md',
  ],
  [
    'the tie of two trips in the order of columns',
    'bff/src/network/columnOrder.ts',
    'if (a < b) earlier = true;',
    'if (a <= b) earlier = true;',
  ],
  [
    'the zooms from which stops are named',
    'shared/map-core/src/model/pins.ts',
    'rail: 15, bus: 16',
    'rail: 14, bus: 16',
  ],
  ['the order of modes on a pin', 'shared/map-core/src/model/pins.ts', "'metro', 'tram',", "'tram', 'metro',"],
  [
    'the forty points that are drawn one by one',
    'shared/map-core/src/model/pinScene.ts',
    'MOST_SINGLE = 40',
    'MOST_SINGLE = 41',
  ],
  [
    'the names of stations before those of bus stops',
    'shared/map-core/src/model/pinScene.ts',
    'for (let index = singles.length - 1; index >= 0; index -= 1)',
    'for (let index = 0; index < singles.length; index += 1)',
  ],
  [
    'the percentage of a zoom without float noise',
    'shared/map-core/src/model/zoom.ts',
    'Math.ceil(Number(percent.toFixed(6)))',
    'Math.ceil(percent)',
  ],
  [
    'the two minutes after which a vehicle fades',
    'shared/map-core/src/model/vehicles.ts',
    'now - vehicle.at > FADED_AFTER_MS',
    'now - vehicle.at >= FADED_AFTER_MS',
  ],
  [
    'the edges of a box that was loaded',
    'shared/map-core/src/model/bounds.ts',
    'inner.northWest.lat <= outer.northWest.lat',
    'inner.northWest.lat < outer.northWest.lat',
  ],
  [
    'the boxes that were loaded',
    'mfe-proximity/src/around/usePoints.ts',
    'debounced === null || isDone || isLoaded(loaded, box)',
    'debounced === null',
  ],
  [
    'the last query of a failed search',
    'shared/places/src/field/usePlaceSearch.ts',
    "problem.kind === 'offline', lastQuery: search }",
    "problem.kind === 'offline' }",
  ],
  [
    'the history without the own position',
    'shared/places/src/places/history.ts',
    'isUserPosition(place) || !place.id',
    '!place.id',
  ],
  [
    'which of two look-ups of a place wins',
    'mfe-proximity/src/place/placeDetails.ts',
    '...(second && partOfSecond(second)), ...(first && partOfFirst(first))',
    '...(first && partOfFirst(first)), ...(second && partOfSecond(second))',
  ],
  [
    'the way back from a line to the roadmap',
    'host/src/context/navigationContext.ts',
    'fromRoadmap || (stayedOnLine && before.lineCameFromRoadmap)',
    'fromRoadmap || before.lineCameFromRoadmap',
  ],
];
