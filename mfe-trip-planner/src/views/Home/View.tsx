import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../parts/form/TripForm.tsx';
import page from '../../parts/Page.module.css';

/** The first screen: where to? */
export function View({ host }: ViewProps) {
  const t = useTranslate('trip-planner');
  return (
    <div className={page.page}>
      <h1>{t('title.index')}</h1>
      <TripForm host={host} />
    </div>
  );
}
