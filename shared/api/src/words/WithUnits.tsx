import { useLocale, withLongUnits } from '@halte/i18n';
import { Spelled } from '@halte/ui';

/** A text with figures and units: short to see, in full to hear. */
export function WithUnits({ children }: { readonly children: string }) {
  return <Spelled long={withLongUnits(children, useLocale())}>{children}</Spelled>;
}
