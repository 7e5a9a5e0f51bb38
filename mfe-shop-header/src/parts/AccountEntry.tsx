import type { HostServices, SessionState } from '@halte/contract';
import { fullName } from '../content/account.ts';
import { translate } from '../content/translate.ts';
import { Disclosure } from './Disclosure.tsx';
import { Icon } from './icons.tsx';
import styles from './Menu.module.css';

interface AccountEntryProps {
  readonly host: HostServices;
  readonly session: SessionState;
  readonly fullPath: string;
}

/** Signed out: a way in, back to where one was. Signed in: the name, and the way out. */
export function AccountEntry({ host, session, fullPath }: AccountEntryProps) {
  if (session.loading) return null;
  if (!session.authenticated) {
    return (
      <button type="button" className={styles.signIn} onClick={() => host.session.signIn(fullPath)}>
        <Icon name="user" />
        <span className={styles.wide}>{translate(host, 'header.signIn')}</span>
      </button>
    );
  }
  const name = fullName(session.attributes) ?? translate(host, 'header.account');
  const face = (
    <>
      <Icon name="user" />
      <span className={styles.wide}>{name}</span>
      <Icon name="down" />
    </>
  );
  return (
    <Disclosure label={name} face={face}>
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
    </Disclosure>
  );
}
