import type { Page } from '@playwright/test';

/** URLs of document navigations from now on: one after `goto`, more if the app reloads the page. */
export function pageLoads(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}
