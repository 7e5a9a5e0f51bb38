import { Drawn } from '../kinds/Drawn.tsx';
import { banners } from '../kinds/shop.ts';
import { AnnouncedRoom } from '../parts/BannerRoom.tsx';
import { later } from '../parts/later.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { usePlacementSize, useRail } from '../parts/usePlacementSize.ts';
import { whenLoaded } from '../parts/whenLoaded.ts';
import { placedIn } from '../rules/placement.ts';
import { BAR_KINDS } from './barKinds.tsx';
import styles from './Header.module.css';
import { MenuButton } from './MenuButton.tsx';

const Banners = later(banners, { meanwhile: <AnnouncedRoom />, when: whenLoaded });

/** Kinds that are pages to go to; the first of them begins the navigation of the bar. */
const isLink = (kind: string) => kind.endsWith('-link') || kind === 'cms-menu';

/** The bar, of the tenant's components. */
export function Header() {
  const { host, session, t } = useHeader();
  const size = usePlacementSize();
  const hasRail = useRail();
  const { components } = host.tenant;
  const { authenticated } = session;
  const { start, end } = placedIn(components, { size, slots: ['header'], authenticated });
  const menu = placedIn(components, {
    size,
    slots: hasRail ? ['inner-menu'] : ['inner-menu', 'sidebar'],
    authenticated,
  });
  const first = start.findIndex(({ kind }) => isLink(kind));
  const linksFrom = first < 0 ? start.length : first;

  return (
    <>
      <div className={styles.bar} data-look={host.tenant.look?.header}>
        <Drawn components={start.slice(0, linksFrom)} views={BAR_KINDS} />
        {linksFrom < start.length && (
          <nav className={styles.links} aria-label={t('header.links')}>
            <Drawn components={start.slice(linksFrom)} views={BAR_KINDS} />
          </nav>
        )}
        <div className={styles.end}>
          <Drawn components={end} views={BAR_KINDS} />
          {menu.start.length + menu.end.length > 0 && <MenuButton placed={menu} />}
        </div>
      </div>
      {host.hasBanners !== false && <Banners />}
    </>
  );
}
