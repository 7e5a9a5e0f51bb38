import type { ComponentOptions } from '@halte/contract';
import { Icon } from '@halte/ui';
import { AccountIcon } from '@halte/ui/icons';
import { later } from '../parts/later.tsx';
import { useHeader } from '../parts/useHeader.ts';
import styles from './AccountMenu.module.css';

const SignedInMenu = later(() =>
  import(/* webpackChunkName: "bar-menus" */ './SignedInMenu.tsx').then((module) => module.SignedInMenu),
);

/** Signed out: a sign-in button that returns to this page. Signed in: the account menu. */
export function AccountMenu({ options }: { readonly options: ComponentOptions['account-menu'] }) {
  const { host, session, fullPath, t } = useHeader();
  if (session.loading) return null;
  if (session.authenticated) return <SignedInMenu options={options} />;
  return (
    <button type="button" className={styles.signIn} onClick={() => host.session.signIn(fullPath)}>
      <Icon of={AccountIcon} />
      <span className={styles.words}>{t('header.signIn')}</span>
    </button>
  );
}
