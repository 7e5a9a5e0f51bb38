import type { BootDocument } from '@halte/contract';
import type { App } from '../context/appContext.ts';
import type { PaintedPage, TakeOver } from '../layouts/takeOverContext.ts';
import { report } from '../services/report.ts';

type Painted = NonNullable<BootDocument['painted']>;

/** Whether the app shows what the server has painted: the device may know of a widget, of which the address says nothing. */
function shows({ boot, isWidget, navigation }: App, { view }: Painted): boolean {
  const shown = navigation.shown.get();
  const isPaintedAsWidget = boot.tenant.isWidget || new URLSearchParams(location.search).get('widget') === 'true';
  if (shown.kind !== 'screen' || isWidget !== isPaintedAsWidget) return false;
  return shown.route.view === view || view === 'account-sign-in';
}

/** Null for a page without markup, and for one that shows something else than its markup. */
export function takeOverOf(app: App, page: PaintedPage): TakeOver | null {
  const { boot, navigation, remotes } = app;
  const { painted } = boot;
  if (!painted || !shows(app, painted)) return null;
  const first = navigation.shown.get();
  const screen = remotes.screen(painted.remote, painted.view);
  let isFrame = true;
  let isReported = false;
  return {
    page,
    frameDrawn: () => {
      isFrame = false;
    },
    onDiffers(error) {
      const isShown = navigation.shown.get() === first && screen.state.get().status !== 'failed';
      // Later differences follow from the first one, and a navigation in between draws another screen.
      if (isReported || !isShown) return;
      isReported = true;
      const part = isFrame ? 'frame' : 'screen';
      // Few pages need it.
      void import('./paintDiffers.ts').then(
        ({ reportDifference }) => reportDifference({ painted, part, report }, error),
        () => report(error, `${painted.remote}: paint ${painted.view}`),
      );
    },
  };
}
