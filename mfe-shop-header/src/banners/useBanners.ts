import { useQuery } from '@halte/api/query';
import { storeCookie } from '@halte/contract';
import { closedBanners, withClosedBanner } from '@halte/contract/closedBanners';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterClosing, step } from './carousel.ts';
import { type Banner, readBanners, withoutClosed } from './readBanners.ts';

interface ShownBanners {
  /** False: they would move the page. */
  readonly hasRoom: boolean;
  readonly banners: readonly Banner[];
  readonly index: number;
  go(by: 1 | -1): void;
  /** Closes the current banner for a year. */
  dismiss(): void;
}

/**
 * The banners that were not closed on this device, and the current one. Room for them is there from the first paint or comes with another page,
 * when everything moves anyway; room that they do not need is given back then, too.
 */
export function useBanners(): ShownBanners {
  const host = useHost();
  const [closed, setClosed] = useState(() => closedBanners(document.cookie));
  const [index, setIndex] = useState(0);
  const [hasRoom, setRoom] = useState(host.hasBanners === true);
  const { data, problem } = useQuery('/core/v1/banners', {});
  const hasFailed = problem !== null;
  useEffect(() => {
    if (hasFailed) host.report(new Error('Failed to load banners'), 'banners');
  }, [host, hasFailed]);

  const banners = withoutClosed(data ? readBanners(data) : [], closed);
  const onPage = useEffectEvent(() => {
    // In another language they are the same ones, which are still to come.
    if (data || hasFailed) setRoom(banners.length > 0);
  });
  useEffect(() => {
    const path = () => host.navigation.current.get().fullPath.split('?')[0];
    let last = path();
    return host.navigation.current.subscribe(() => {
      if (path() === last) return;
      last = path();
      onPage();
    });
  }, [host]);

  const shown = Math.min(index, Math.max(0, banners.length - 1));
  return {
    hasRoom,
    banners,
    index: shown,
    go: (by) => setIndex(step(shown, by, banners.length)),
    dismiss() {
      const banner = banners[shown];
      if (!banner) return;
      const domain = host.tenant.cookies.bannersDomain;
      const isSecure = location.protocol === 'https:';
      storeCookie(withClosedBanner(document.cookie, banner.id, { domain, isSecure }));
      // Also without cookies it is closed until the page is left.
      setClosed([...closed, banner.id]);
      setIndex(afterClosing(shown, banners.length - 1));
      setRoom(banners.length > 1);
    },
  };
}
