import { useIsHydrated } from '@halte/ui';
import { lazy, Suspense } from 'react';
import styles from './LazyWidgetBars.module.css';

const loadBars = () => import('./loadWidgetBars.ts').then(({ loadWidgetBars }) => loadWidgetBars());

const Top = lazy(() => loadBars().then(({ WidgetTop }) => ({ default: WidgetTop })));
const Bottom = lazy(() => loadBars().then(({ WidgetBottom }) => ({ default: WidgetBottom })));

/** The bars of a widget, which the app itself does not load. Their space is reserved. */
export function WidgetTop() {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.top}>
      {isHydrated && (
        <Suspense fallback={null}>
          <Top />
        </Suspense>
      )}
    </div>
  );
}

export function WidgetBottom() {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.bottom}>
      {isHydrated && (
        <Suspense fallback={null}>
          <Bottom />
        </Suspense>
      )}
    </div>
  );
}
