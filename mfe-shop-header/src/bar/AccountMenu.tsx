import { type ComponentOptions, fullName } from '@halte/contract';
import { Icon } from '@halte/ui';
import { AccountIcon, ChevronDownIcon } from '@halte/ui/icons';
import { LayerButton } from '../parts/LayerButton.tsx';
import { later } from '../parts/later.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { initialsOf } from '../rules/initials.ts';
import styles from './AccountMenu.module.css';

const AccountGroups = later(() => import('../menu/AccountGroups.tsx').then((module) => module.AccountGroups));

/** Signed out: a sign-in button that returns to this page. Signed in: the name, which opens the account menu. */
export function AccountMenu({ options }: { readonly options: ComponentOptions['account-menu'] }) {
  const { host, session, fullPath, t } = useHeader();
  if (session.loading) return null;
  if (!session.authenticated) {
    return (
      <button type="button" className={styles.signIn} onClick={() => host.session.signIn(fullPath)}>
        <Icon of={AccountIcon} />
        <span className={styles.words}>{t('header.signIn')}</span>
      </button>
    );
  }
  const name = fullName(session.attributes);
  const label = name ?? t('header.account');
  const face = (
    <>
      {name === null ? (
        <Icon of={AccountIcon} />
      ) : (
        // Drawn by the style sheet: as text, they would be what is seen of a button that has another name.
        <span className={styles.initials} aria-hidden="true" data-initials={initialsOf(name)} />
      )}
      <span className={styles.words}>{label}</span>
      <Icon of={ChevronDownIcon} />
    </>
  );
  return (
    <LayerButton label={label} face={face} title={t('header.account')} align="start" opensOn="hover">
      <AccountGroups options={options} />
    </LayerButton>
  );
}
