import type { BootDocument } from '@halte/contract';
import type { I18nOptions } from '@halte/i18n';

/** Language of the page, and the tenant's own messages and rounding of prices. */
export function i18nOptions({ locale, tenant }: Pick<BootDocument, 'locale' | 'tenant'>): I18nOptions {
  const { apiKey, messages, priceDecimals } = tenant;
  return { locale, apiKey, tenantMessages: messages, priceDecimals };
}
