import { Icon } from '@halte/ui';
import { MenuIcon } from '@halte/ui/icons';
import { type ComponentType, useState } from 'react';
import type { MenuProps } from '../menu/Menu.tsx';
import styles from '../parts/LayerButton.module.css';
import { useHeader } from '../parts/useHeader.ts';
import type { Placed } from '../rules/placement.ts';

/** Opens the inner menu, whose code is loaded when it is wanted. */
export function MenuButton({ placed }: { readonly placed: Placed }) {
  const { host, t } = useHeader();
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);

  const load = () => import('../menu/Menu.tsx').then((module) => setMenu(() => module.Menu));
  const preload = () => {
    // The click retries a failed load and reports its error.
    load().catch(() => undefined);
  };
  const open = () => {
    setOpen(true);
    load().catch((error: unknown) => {
      setOpen(false);
      host.report(error, 'menu');
    });
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon of={MenuIcon} />
      </button>
      {isOpen && Menu && <Menu placed={placed} onClose={() => setOpen(false)} />}
    </>
  );
}
