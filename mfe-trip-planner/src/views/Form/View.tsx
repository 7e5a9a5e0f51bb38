import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../parts/form/TripForm.tsx';
import page from '../../parts/Page.module.css';
import { PickOnMap } from '../../parts/picking/PickOnMap.tsx';
import { useTripFromAddress } from '../../parts/useTripFromAddress.ts';
import { pickedRole, withoutPicking } from '../../picking/pickingRoute.ts';

export { loadPickingTexts as loadTexts } from '../../picking/loadPickingTexts.ts';

/** The form, filled with the trip that its address describes; or the choice of a place on the map, where the address says so. */
export function View({ query }: ViewProps) {
  const t = useTranslate('trip-planner');
  useTripFromAddress(withoutPicking(query));
  const role = pickedRole(query);
  if (role) return <PickOnMap key={role} role={role} />;
  return (
    <div className={page.page}>
      <h1>{t('title.trip-planner')}</h1>
      <TripForm />
    </div>
  );
}
