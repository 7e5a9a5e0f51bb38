import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import { useLocale } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import { afterClosing, step } from './carousel.ts';
import { closedBanners, withClosedBanner } from './closedBanners.ts';
import { type Banner, readBanners, withoutClosed } from './readBanners.ts';

interface ShownBanners {
  readonly banners: readonly Banner[];
  readonly index: number;
  go(by: 1 | -1): void;
  /** Closes the current banner for a year. */
  dismiss(): void;
}

/** The banners that were not closed on this device, and the current one. Without them, after a failure too, there is no bar. */
export function useBanners(): ShownBanners {
  const host = useHost();
  const locale = useLocale();
  const [closed, setClosed] = useState(() => closedBanners(document.cookie));
  const [index, setIndex] = useState(0);
  const { data = [], problem } = useApiQuery(['banners', locale], async (signal) =>
    readBanners(await answerOf(apiFor(host).GET('/core/v1/banners', { signal }))),
  );
  useEffect(() => {
    if (problem) host.report(new Error('Failed to load banners', { cause: problem }), 'banners');
  }, [host, problem]);

  const banners = withoutClosed(data, closed);
  const shown = Math.min(index, Math.max(0, banners.length - 1));
  return {
    banners,
    index: shown,
    go: (by) => setIndex(step(shown, by, banners.length)),
    dismiss() {
      const banner = banners[shown];
      if (!banner) return;
      const domain = host.tenant.cookies.bannersDomain;
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not in every browser
      document.cookie = withClosedBanner(document.cookie, banner.id, {
        domain,
        isSecure: location.protocol === 'https:',
      });
      // Also without cookies it is closed until the page is left.
      setClosed([...closed, banner.id]);
      setIndex(afterClosing(shown, banners.length - 1));
    },
  };
}
