import { fullName, type ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, Card, Icon, useObservable } from '@halte/ui';
import { SignOutIcon, UserIcon } from '@halte/ui/icons';
import styles from '../page.module.css';

/** The signed-in user of this device, and sign-out. */
export function View({ host }: ViewProps) {
  const t = useTranslate('account');
  const { attributes } = useObservable(host.session.state);
  const name = fullName(attributes);
  const email = typeof attributes.email === 'string' ? attributes.email : '';
  return (
    <div className={styles.page}>
      <h1>{t('title.account-profile')}</h1>
      <Card className={styles.card}>
        <div className={styles.person}>
          <span className={styles.picture}>
            <Icon of={UserIcon} />
          </span>
          <div>
            <p className={styles.name}>{name ?? t('profile.nameless')}</p>
            {email && <p className={styles.muted}>{email}</p>}
          </div>
        </div>
        <p className={styles.muted}>{t('profile.device')}</p>
        <div className={styles.actions}>
          <Anchor variant="secondary" href={host.navigation.href({ name: 'account-personal-data' })}>
            {t('title.account-personal-data')}
          </Anchor>
          <Button icon={<Icon of={SignOutIcon} />} onClick={() => host.session.signOut()}>
            {t('profile.signOut')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
