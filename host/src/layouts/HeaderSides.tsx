import { useObservable } from '@halte/ui';
import { useApp } from './appContext.ts';
import { HeaderPart } from './HeaderPart.tsx';
import styles from './HeaderSides.module.css';

/** The header's part of the rail on the left, below the areas. */
export function HeaderSidebar() {
  const { header } = useApp().remotes;
  const state = useObservable(header.state);
  if (state.status !== 'ready' || !state.value.mountSidebar) return null;
  return <HeaderPart className={styles.sidebar} module={state.value} mount={state.value.mountSidebar} />;
}

/** The footer, whose space is reserved before the header draws into it. */
export function HeaderFooter() {
  const { header } = useApp().remotes;
  const state = useObservable(header.state);
  const hasFooter = state.status === 'ready' && state.value.mountFooter;
  return (
    <footer className={styles.footer}>
      {hasFooter && <HeaderPart className={styles.content} module={state.value} mount={hasFooter} />}
    </footer>
  );
}
