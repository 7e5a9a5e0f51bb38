import type { Page } from '@playwright/test';

/** Addresses that whole pages are loaded from, from now on: one after `goto`, unless the app loads itself again. */
export function pageLoads(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}
