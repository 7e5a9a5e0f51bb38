import { type ComponentOptions, fullName } from '@halte/contract';
import { Icon } from '@halte/ui';
import { AccountIcon } from '@halte/ui/icons';
import rows from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';
import { AccountGroups } from './AccountGroups.tsx';
import { useCloseMenu } from './closeMenu.ts';
import { Disclosure } from './Disclosure.tsx';

/** The account in the inner menu: sign-in, or the account menu unfolded below the name. */
export function AccountEntry({ options }: { readonly options: ComponentOptions['account-menu'] }) {
  const { host, session, fullPath, t } = useHeader();
  const closeMenu = useCloseMenu();
  const signIn = () => {
    closeMenu();
    host.session.signIn(fullPath);
  };
  if (session.loading) return null;
  if (!session.authenticated) {
    return (
      <button type="button" className={rows.row} onClick={signIn}>
        <Icon of={AccountIcon} />
        <span className={rows.words}>{t('header.signIn')}</span>
      </button>
    );
  }
  const face = (
    <>
      <Icon of={AccountIcon} />
      <span className={rows.words}>
        {fullName(session.attributes) ?? t('header.account')}
        <span className={rows.small}>{t('header.account')}</span>
      </span>
    </>
  );
  return (
    <Disclosure face={face}>
      <AccountGroups options={options} />
    </Disclosure>
  );
}
