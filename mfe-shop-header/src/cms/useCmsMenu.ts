import { useCall } from '@halte/api/query';
import { useMemo } from 'react';
import { useHeader } from '../parts/useHeader.ts';
import { type CmsEntry, cmsEntries, cmsMenuAddress } from '../rules/cmsMenu.ts';

/** A menu of the content system in the current language. Empty until it is there, and when it cannot be loaded. */
export function useCmsMenu(menu: string | undefined): readonly CmsEntry[] {
  const { host, locale } = useHeader();
  const cms = host.tenant.urls?.cms;
  // Absolute: a call to another system, which must not get this one's headers.
  const address = cms && menu ? new URL(cmsMenuAddress(cms, menu, locale), window.location.href).href : null;
  const { data } = useCall(address, { isPersonal: false });
  return useMemo(() => (data === undefined ? [] : cmsEntries(data)), [data]);
}
