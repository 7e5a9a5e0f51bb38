import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../parts/form/TripForm.tsx';
import { usePageTitle } from '../../parts/heading/usePageTitle.ts';
import page from '../../parts/Page.module.css';
import { PickOnMap } from '../../parts/picking/PickOnMap.tsx';
import { useTripFromAddress } from '../../parts/useTripFromAddress.ts';
import { useTripOfAddress } from '../../parts/useTripOfAddress.ts';
import { pickedRole, withoutPicking } from '../../picking/pickingRoute.ts';

export { loadPickingTexts as loadTexts } from '../../picking/loadPickingTexts.ts';

/** The form, filled with the trip that its address describes; or the choice of a place on the map, where the address says so. */
export function View({ query }: ViewProps) {
  const t = useTranslate('trip-planner');
  useTripFromAddress(withoutPicking(query));
  const { departurePlace: from, arrivalPlace: to, departureDateTime, followsClock } = useTripOfAddress(query);
  usePageTitle({ from, to, time: followsClock ? null : departureDateTime });
  const role = pickedRole(query);
  if (role) return <PickOnMap key={role} role={role} />;
  return (
    <div className={page.page}>
      <h1 className={page.formTitle}>{t('title.trip-planner')}</h1>
      <TripForm />
    </div>
  );
}
