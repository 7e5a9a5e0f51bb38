import { type ComponentOptions, fullName } from '@halte/contract';
import { Icon } from '@halte/ui';
import { AccountIcon, ChevronDownIcon } from '@halte/ui/icons';
import { LayerButton } from '../parts/LayerButton.tsx';
import { later } from '../parts/later.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { initialsOf } from '../rules/initials.ts';
import styles from './AccountMenu.module.css';

const AccountGroups = later(() => import('../menu/AccountGroups.tsx').then((module) => module.AccountGroups));

/** The name of the traveller, which opens the account menu. */
export function SignedInMenu({ options }: { readonly options: ComponentOptions['account-menu'] }) {
  const { session, t } = useHeader();
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
