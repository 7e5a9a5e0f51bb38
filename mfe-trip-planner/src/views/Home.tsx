import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { FormScreen } from '../features/form/FormScreen.tsx';
import { useTripFromAddress } from '../state/useTripFromAddress.ts';

/** The first screen: the form, filled with the trip that its address describes. */
export function View({ query }: ViewProps) {
  const t = useTranslate('trip-planner');
  useTripFromAddress(query);
  return <FormScreen title={t('title.index')} />;
}
