import { ACCOUNT } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { cx, useIsHydrated, useObservable } from '@halte/ui';
import { lazy, Suspense } from 'react';
import { useApp } from '../context/appContext.ts';
import type { Route } from '../routes/table.ts';
import { AreaOutlet } from './AreaOutlet.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { backgroundOf, type PageBackground } from './background.ts';
import { HeaderFooter, HeaderSidebar } from './HeaderSides.tsx';
import { HeaderSlot } from './HeaderSlot.tsx';
import { WidgetBottom, WidgetTop } from './LazyWidgetBars.tsx';
import { MapSlot } from './MapSlot.tsx';
import panel from './Panel.module.css';
import { ServerSlot } from './ServerSlot.tsx';
import { SheetSlot } from './SheetSlot.tsx';
import styles from './Shell.module.css';
import { SlotFailure } from './SlotFailure.tsx';
import { useSheetHeight } from './sheet/useSheetHeight.ts';
import { shownScreen, signInPage } from './shownScreen.ts';
import { ToastSlot } from './ToastSlot.tsx';
import { useFirstScreenDrawn } from './useFirstScreenDrawn.ts';
import { usePageFocus } from './usePageFocus.ts';

/** The page, its screen, and the page of the account for which it asks to sign in. */
function useShown() {
  const app = useApp();
  const shown = useObservable(app.navigation.shown);
  useObservable(app.session.state);
  return { shown, screen: shownScreen(app, shown), signInFor: signInPage(app, shown) };
}

function Content() {
  const { servicesFor } = useApp();
  const { shown, screen, signInFor } = useShown();
  const { current } = shown;
  if (signInFor && screen) {
    return <AreaOutlet screen={screen} host={servicesFor(ACCOUNT)} params={current.params} query={current.query} />;
  }
  if (shown.kind === 'not-found') return <ErrorPage host={servicesFor('host')} missing={current.fullPath} />;
  if (shown.kind === 'broken' || screen === null) return <ErrorPage host={servicesFor('host')} missing={null} />;
  const { area, name } = shown.route;
  return (
    <AreaOutlet
      key={name}
      screen={screen}
      host={servicesFor(area ?? 'host')}
      params={current.params}
      query={current.query}
    />
  );
}

// Not part of the first download.
const ErrorPage = lazy(() =>
  import('../pages/ErrorPage.tsx').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: () => <SlotFailure code="network" onRetry={() => window.location.reload()} /> }),
  ),
);

// Nor is this; the page is whole without it.
const DemoNotice = lazy(() =>
  import(/* webpackChunkName: "besides" */ './DemoNotice.tsx').then(
    (module) => ({ default: module.DemoNotice }),
    () => ({ default: () => null }),
  ),
);

/**
 * One element for all renders of the shell: an update from outside would replace what the server has painted by the fallback, as long as the code of
 * the screen is not there.
 */
const SCREEN = (
  <Suspense>
    <Content />
  </Suspense>
);

function contentClass(background: PageBackground, layout: Layout): string | undefined {
  if (background !== 'full') return cx(panel.panel, background === 'translucent' && panel.translucent);
  return layout === 'homepage' ? styles.home : styles.full;
}

type Layout = 'homepage' | 'custom' | 'default';

function layoutOf(route: Route | null): Layout {
  if (route?.page === 'home') return 'homepage';
  return route?.page === 'custom' ? 'custom' : 'default';
}

/** A component of its own: a screen sets its title in its first task, and would render the whole layout again in it. */
function PageTitle({ shown, signInFor }: Pick<ReturnType<typeof useShown>, 'shown' | 'signInFor'>) {
  return (
    <p className={styles.announcer} role="status">
      {usePageFocus(shown, signInFor)}
    </p>
  );
}

/** The layout around every screen; a widget has two narrow bars instead of header, rail and footer. */
export function Shell() {
  const { isWidget } = useApp();
  const t = useTranslate('host');
  const isHydrated = useIsHydrated();
  const { shown, signInFor } = useShown();
  const [saved, setHeight] = useSheetHeight(shown);
  const height = isHydrated ? saved : null;
  const background = backgroundOf(shown, isWidget);
  const isFull = background === 'full';
  const route = shown.kind === 'screen' ? shown.route : null;
  const layout = layoutOf(route);
  const isDrawn = useFirstScreenDrawn(shown);
  /** The form comes first on the home page: the handle of the sheet is not loaded before it. The map comes after the first screen of every page. */
  const isHeldBack = layout === 'homepage' && !isDrawn && !signInFor;
  return (
    <div
      className={styles.shell}
      data-layout={layout}
      data-ground={background}
      data-quiet={route?.quiet === true}
      data-widget={isWidget}
    >
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {isWidget ? <WidgetTop /> : <HeaderSlot />}
      {!isWidget && layout !== 'custom' && (
        <AreaTabs>
          <HeaderSidebar />
        </AreaTabs>
      )}
      {!isFull && <ServerSlot name="map" className={styles.still} />}
      <MapSlot covered={isFull} wanted={!isFull && isDrawn} placedBy={signInFor === null ? 'screen' : null} />
      <div className={styles.page}>
        <main
          id="content"
          className={cx(styles.content, contentClass(background, layout))}
          tabIndex={-1}
          data-height={isFull ? undefined : (height ?? undefined)}
        >
          {isHydrated && !isFull && !isHeldBack && <SheetSlot chosen={height} onChoose={setHeight} />}
          <div className={cx(styles.body, !isFull && panel.scroller)} data-scroller={!isFull || undefined}>
            {SCREEN}
          </div>
          {isHydrated && !isFull && !isHeldBack && (
            <div className={panel.besides}>
              <Suspense>
                <DemoNotice />
              </Suspense>
            </div>
          )}
        </main>
        {/* The account and the pages of the host say nothing of lines and times. */}
        {isHydrated && isFull && route?.area && route.area !== ACCOUNT && (
          <div className={styles.after}>
            <Suspense>
              <DemoNotice />
            </Suspense>
          </div>
        )}
      </div>
      {isWidget ? <WidgetBottom /> : <HeaderFooter />}
      <PageTitle shown={shown} signInFor={signInFor} />
      <ToastSlot />
    </div>
  );
}
