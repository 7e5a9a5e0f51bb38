import { fullName, type HostServices, type SessionState } from '@halte/contract';
import { Icon } from '@halte/ui';
import { ChevronDownIcon, UserIcon } from '@halte/ui/icons';
import { translate } from '../content/translate.ts';

import styles from './Menu.module.css';
import { PopoverButton } from './PopoverButton.tsx';

interface AccountEntryProps {
  readonly host: HostServices;
  readonly session: SessionState;
  readonly fullPath: string;
}

/** Signed out: a sign-in button that returns to this page. Signed in: the name, with profile and sign-out. */
export function AccountEntry({ host, session, fullPath }: AccountEntryProps) {
  if (session.loading) return null;
  if (!session.authenticated) {
    return (
      <button type="button" className={styles.signIn} onClick={() => host.session.signIn(fullPath)}>
        <Icon of={UserIcon} />
        <span className={styles.wide}>{translate(host, 'header.signIn')}</span>
      </button>
    );
  }
  const name = fullName(session.attributes) ?? translate(host, 'header.account');
  const face = (
    <>
      <Icon of={UserIcon} />
      <span className={styles.wide}>{name}</span>
      <Icon of={ChevronDownIcon} />
    </>
  );
  return (
    <PopoverButton host={host} label={name} face={face}>
      <p className={styles.title}>{name}</p>
      <ul className={styles.menu}>
        <li>
          <a className={styles.item} href={host.navigation.href({ name: 'account-profile' })}>
            {translate(host, 'header.profile')}
          </a>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={() => host.session.signOut()}>
            {translate(host, 'header.signOut')}
          </button>
        </li>
      </ul>
    </PopoverButton>
  );
}
