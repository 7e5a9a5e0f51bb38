import { useTranslate } from '@halte/i18n';
import { cx, useObservable } from '@halte/ui';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import type { Shown } from '../routes/navigation.ts';
import type { LayoutName } from '../routes/table.ts';
import { AreaOutlet } from './AreaOutlet.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { useApp } from './appContext.ts';
import { backgroundOf, type PageBackground } from './background.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { HeaderFooter, HeaderSidebar } from './HeaderSides.tsx';
import { HeaderSlot } from './HeaderSlot.tsx';
import { WidgetBottom, WidgetTop } from './LazyWidgetBars.tsx';
import { MapLayer } from './MapLayer.tsx';
import panel from './Panel.module.css';
import { SheetSlot } from './SheetSlot.tsx';
import styles from './Shell.module.css';
import { SignInPrompt } from './SignInPrompt.tsx';
import { useSheetHeight } from './sheet/useSheetHeight.ts';
import { ToastSlot } from './ToastSlot.tsx';
import { useFirstScreenDrawn } from './useFirstScreenDrawn.ts';
import { usePageFocus } from './usePageFocus.ts';

function Content({ shown }: { readonly shown: Shown }) {
  const { screenOf, servicesFor } = useApp();
  const { current } = shown;
  if (shown.kind === 'not-found') return <ErrorPage host={servicesFor('host')} missing={current.fullPath} />;
  const screen = shown.kind === 'screen' ? screenOf(shown.route) : null;
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

function contentClass(background: PageBackground, layout: LayoutName): string | undefined {
  if (background !== 'full') return cx(panel.panel, background === 'translucent' && panel.translucent);
  return layout === 'homepage' ? styles.home : styles.full;
}

/** The layout around every screen; a widget has two narrow bars instead of header, rail and footer. */
export function Shell() {
  const { boot, isWidget, navigation, pageTitle } = useApp();
  const t = useTranslate('host');
  const shown = useObservable(navigation.shown);
  const title = usePageFocus(shown, { tenantName: boot.tenant.name, pageTitle: useObservable(pageTitle) });
  const [height, setHeight] = useSheetHeight(shown);
  const background = backgroundOf(shown, isWidget);
  const isFull = background === 'full';
  const layout = shown.kind === 'screen' ? shown.route.layout : 'default';
  const isDrawn = useFirstScreenDrawn(shown);
  /** On the home page the form comes first: neither the map nor the handle of the sheet is loaded before it. */
  const isHeldBack = layout === 'homepage' && !isDrawn;
  return (
    <div className={styles.shell} data-layout={layout} data-ground={background} data-widget={isWidget}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {isWidget ? <WidgetTop /> : <HeaderSlot />}
      {!isWidget && layout !== 'custom' && (
        <AreaTabs>
          <HeaderSidebar />
        </AreaTabs>
      )}
      <MapLayer covered={isFull} wanted={!isFull && !isHeldBack} />
      <div className={styles.page}>
        <main
          id="content"
          className={cx(styles.content, contentClass(background, layout))}
          tabIndex={-1}
          data-height={isFull ? undefined : (height ?? undefined)}
        >
          {!isFull && !isHeldBack && <SheetSlot chosen={height} onChoose={setHeight} />}
          <div className={cx(styles.body, !isFull && panel.scroller)} data-scroller={!isFull || undefined}>
            <SignInPrompt />
            <Content shown={shown} />
          </div>
          {!isFull && (
            <div className={panel.besides}>
              <DemoNotice />
            </div>
          )}
        </main>
        {isFull && (
          <div className={styles.after}>
            <DemoNotice />
          </div>
        )}
      </div>
      {isWidget ? <WidgetBottom /> : <HeaderFooter />}
      <p className={styles.announcer} role="status">
        {title}
      </p>
      <ToastSlot />
    </div>
  );
}
