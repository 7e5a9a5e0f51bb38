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
];
