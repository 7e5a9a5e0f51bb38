import { useLocale } from '@halte/i18n';
import { Spelled } from '@halte/ui';
import { withLongUnits } from './longUnits.ts';

export { withLongUnits };

/** A text with figures and units: short to see, in full to hear. */
export function WithUnits({ children }: { readonly children: string }) {
  return <Spelled long={withLongUnits(children, useLocale())}>{children}</Spelled>;
}
