import { apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import { useHeader } from '../parts/useHeader.ts';
import { type CmsEntry, cmsEntries, cmsMenuAddress } from '../rules/cmsMenu.ts';

/** The content system's menus change seldom: one request for each language and visit. */
const ONCE = { revalidateIfStale: false, revalidateOnReconnect: false };
const NONE: readonly CmsEntry[] = [];

/** A menu of the content system in the current language. Empty until it is there, and when it cannot be loaded. */
export function useCmsMenu(menu: string | undefined): readonly CmsEntry[] {
  const { host, locale } = useHeader();
  const cms = host.tenant.urls?.cms;
  // Absolute: a call to another system, which must not get this one's headers.
  const address = cms && menu ? new URL(cmsMenuAddress(cms, menu, locale), window.location.href).href : null;
  const load = async (signal: AbortSignal) => cmsEntries(await apiFor(host).call(address ?? '', { signal }));
  const { data } = useApiQuery(address === null ? null : ['cms-menu', address], load, ONCE);
  return data ?? NONE;
}
