import type { RouteName, View } from '@halte/contract';

type Page = { readonly View: View };

/** With the texts of widgets and of these pages, and those of the place field. */
async function withPartnerMessages(loadPage: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([
    loadPage(),
    import('../partners/loadTexts.ts').then(({ loadTexts }) => loadTexts()),
  ]);
  return page;
}

/** With the texts of these pages. */
async function withMessages(loadPage: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([
    loadPage(),
    import('./loadPageMessages.ts').then(({ loadPageMessages }) => loadPageMessages()),
  ]);
  return page;
}

/** The host's own screens; each is imported when it is opened. */
export const PAGES: Readonly<Partial<Record<RouteName, () => Promise<Page>>>> = {
  signedin: () => withMessages(() => import('./SignedIn.tsx')),
  unsubscribe: () => withMessages(() => import('./Unsubscribe.tsx')),
  cobranding: () => withPartnerMessages(() => import('../partners/Partners.tsx')),
  'cobranding-demo-id': () => withPartnerMessages(() => import('../partners/Demo.tsx')),
  'cobranding-demo-widgets-definitions': () => withPartnerMessages(() => import('../partners/Definitions.tsx')),
};
