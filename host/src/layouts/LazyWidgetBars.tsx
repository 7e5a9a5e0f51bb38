import { lazy, Suspense } from 'react';
import styles from './LazyWidgetBars.module.css';

const loadBars = () => import('./loadWidgetBars.ts').then(({ loadWidgetBars }) => loadWidgetBars());

const Top = lazy(() => loadBars().then(({ WidgetTop }) => ({ default: WidgetTop })));
const Bottom = lazy(() => loadBars().then(({ WidgetBottom }) => ({ default: WidgetBottom })));

/** The bars of a widget, which the app itself does not load. Their space is reserved. */
export function WidgetTop() {
  return (
    <div className={styles.top}>
      <Suspense fallback={null}>
        <Top />
      </Suspense>
    </div>
  );
}

export function WidgetBottom() {
  return (
    <div className={styles.bottom}>
      <Suspense fallback={null}>
        <Bottom />
      </Suspense>
    </div>
  );
}
