import { HeaderPart } from './HeaderPart.tsx';
import styles from './HeaderSides.module.css';
import { useHeaderState } from './useHeaderState.ts';

/** The header's part of the rail on the left, below the areas. */
export function HeaderSidebar() {
  const state = useHeaderState();
  if (state.status !== 'ready' || !state.value.mountSidebar) return null;
  return <HeaderPart className={styles.sidebar} module={state.value} mount={state.value.mountSidebar} />;
}

/** The footer, whose space is reserved before the header draws into it. */
export function HeaderFooter() {
  const state = useHeaderState();
  const hasFooter = state.status === 'ready' && state.value.mountFooter;
  return (
    <footer className={styles.footer}>
      {hasFooter && <HeaderPart className={styles.content} module={state.value} mount={hasFooter} />}
    </footer>
  );
}
