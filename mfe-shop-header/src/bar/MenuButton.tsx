import { Icon } from '@halte/ui';
import { MenuIcon } from '@halte/ui/icons';
import { useState } from 'react';
import styles from '../parts/LayerButton.module.css';
import { useHeader } from '../parts/useHeader.ts';
import { useLazyPart } from '../parts/useLazyPart.ts';
import type { Placed } from '../rules/placement.ts';

/** Opens the inner menu, whose code is loaded when it is wanted. */
export function MenuButton({ placed }: { readonly placed: Placed }) {
  const { t } = useHeader();
  const [isOpen, setOpen] = useState(false);
  const {
    Part: Menu,
    load,
    preload,
  } = useLazyPart('menu', () => import('../menu/Menu.tsx').then((module) => module.Menu));
  const open = () => {
    setOpen(true);
    load(() => setOpen(false));
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
