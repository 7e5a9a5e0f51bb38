import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useIsHydrated } from '@halte/ui';
import { FormScreen } from '../features/form/FormScreen.tsx';
import { PickOnMap } from '../features/picking/PickOnMap.tsx';
import { pickedRole, withoutPicking } from '../features/picking/pickingRoute.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { useTripFromAddress } from '../state/useTripFromAddress.ts';
import { useTripOfAddress } from '../state/useTripOfAddress.ts';

export { loadPickingTexts as loadTexts } from '../features/picking/loadPickingTexts.ts';

/** The form, filled with the trip in its address; or the choice of a place on the map, if the address requests it. */
export function View({ query }: ViewProps) {
  const t = useTranslate('trip-planner');
  useTripFromAddress(withoutPicking(query));
  const { departurePlace: from, arrivalPlace: to, departureDateTime, followsClock } = useTripOfAddress(query);
  usePageTitle({ from, to, time: followsClock ? null : departureDateTime });
  const isHydrated = useIsHydrated();
  const role = isHydrated ? pickedRole(query) : null;
  if (role) return <PickOnMap key={role} role={role} />;
  return <FormScreen title={t('title.trip-planner')} />;
}
