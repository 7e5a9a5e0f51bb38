import { Dialog } from '@halte/ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { FooterLinks } from '../footer/FooterLinks.tsx';
import { Drawn } from '../kinds/Drawn.tsx';
import { Rows } from '../parts/Rows.tsx';
import { useHeader } from '../parts/useHeader.ts';
import type { Placed } from '../rules/placement.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import { CloseMenu } from './closeMenu.ts';
import styles from './Menu.module.css';
import { MENU_KINDS } from './menuKinds.ts';

export interface MenuProps {
  readonly placed: Placed;
  readonly onClose: () => void;
}

/** The inner menu: a sheet at the right edge. The end of it has the appearance and the footer's links, which have no room elsewhere. */
export function Menu({ placed, onClose }: MenuProps) {
  const { host, t } = useHeader();
  const close = useEffectEvent(onClose);
  useEffect(() => host.navigation.current.subscribe(() => close()), [host]);
  return (
    <Dialog open onOpenChange={onClose} title={t('header.menu')} closeLabel={t('header.close')} variant="side">
      <CloseMenu value={onClose}>
        <Rows>
          <div className={styles.menu}>
            <Drawn components={placed.start} views={MENU_KINDS} />
            <AppearanceSwitch />
            <Drawn components={placed.end} views={MENU_KINDS} />
            <div className={styles.foot}>
              <FooterLinks />
            </div>
          </div>
        </Rows>
      </CloseMenu>
    </Dialog>
  );
}
