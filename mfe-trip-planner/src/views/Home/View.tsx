import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../parts/form/TripForm.tsx';
import page from '../../parts/Page.module.css';
import { useTripFromAddress } from '../../parts/useTripFromAddress.ts';

/** The first screen: where to? Its address says what was chosen already. */
export function View({ host, query }: ViewProps) {
  const t = useTranslate('trip-planner');
  useTripFromAddress(host, query);
  return (
    <div className={page.page}>
      <h1>{t('title.index')}</h1>
      <TripForm host={host} />
    </div>
  );
}
