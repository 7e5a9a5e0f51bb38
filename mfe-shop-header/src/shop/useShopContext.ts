import { useLocale } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import type { ShopContext } from './shopLinks.ts';

export function useShopContext(): ShopContext {
  const { tenant } = useHost();
  return { shop: tenant.shop, locale: useLocale() };
}
