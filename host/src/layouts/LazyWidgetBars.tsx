import { lazy, Suspense } from 'react';
import { loadPartnerMessages } from '../partners/loadPartnerMessages.ts';
import styles from './LazyWidgetBars.module.css';

async function loadBars() {
  const [bars] = await Promise.all([import('./WidgetBars.tsx'), loadPartnerMessages()]);
  return bars;
}

const Top = lazy(() => loadBars().then(({ WidgetTop }) => ({ default: WidgetTop })));
const Bottom = lazy(() => loadBars().then(({ WidgetBottom }) => ({ default: WidgetBottom })));

/** The bars of a widget, which the app itself does not load. Their room is there before them. */
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
