import type { Appearance, BootDocument, HostServices, Observable, Writable } from '@halte/contract';
import type { PageField, SlotName } from '@halte/contract/firstPaint';
import { createContext, useContext } from 'react';
import type { Remotes } from '../remotes/remotes.ts';
import type { ScreenOf } from '../remotes/screenOf.ts';
import type { HostAreas } from '../routes/areas.ts';
import type { HostNavigation } from '../routes/navigation.ts';
import type { RouterHistory } from '../routes/routerHistory.ts';
import type { ToastStack } from '../services/toasts.ts';
import type { HostSession } from '../session/session.ts';

/** The parts that the layouts use; built by `compose`. */
export interface App {
  readonly boot: BootDocument;
  readonly areas: HostAreas;
  readonly isWidget: boolean;
  readonly history: RouterHistory;
  readonly navigation: HostNavigation;
  readonly session: HostSession;
  readonly remotes: Remotes;
  readonly screenOf: ScreenOf;
  readonly servicesFor: (id: string) => HostServices;
  readonly toasts: ToastStack;
  readonly theme: Writable<Appearance>;
  /** The page title that the screen has set; null for the name of its route. */
  readonly pageTitle: Observable<string | null>;
  /** While the build renders the frame: the marks of what the server fills. */
  readonly buildMarks?: { slot(name: SlotName): string; page(field: PageField): string };
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('There is no AppContext.');
  return app;
}
