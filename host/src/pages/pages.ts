import type { RouteName, View } from '@halte/contract';

/** The host's own screens; each is imported when it is opened. */
export const PAGES: Readonly<Partial<Record<RouteName, () => Promise<{ readonly View: View }>>>> = {
  signedin: () => import('./SignedIn.tsx'),
  unsubscribe: () => import('./Unsubscribe.tsx'),
  cobranding: () => import('./Cobranding.tsx'),
  'cobranding-demo-id': () => import('./CobrandingDemo.tsx'),
  'cobranding-demo-widgets-definitions': () => import('./WidgetsDefinitions.tsx'),
};
