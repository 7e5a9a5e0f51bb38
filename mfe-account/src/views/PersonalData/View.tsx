import { EVENTS, LOCALES, type Locale, type ViewProps } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Button, Card, EmptyState, Icon, useObservable } from '@halte/ui';
import { CookieIcon, EditIcon } from '@halte/ui/icons';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { personalEntries, tenantEntries } from '../../profile/rules.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './PersonalData.module.css';
import { Sessions } from './Sessions.tsx';

function languageName(code: string | boolean, locale: Locale): string {
  const language = LOCALES.find((known) => known === code);
  return language ? (new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language) : `${code}`;
}

/** What the account holds of the traveller, where it is signed in, and how to take it away. */
export function View({ host }: ViewProps) {
  const t = useTranslate('account');
  const locale = useLocale();
  const { attributes } = useObservable(host.session.state);
  const textOf = (value: string | boolean) =>
    typeof value === 'string' ? value : t(value ? 'personalData.yes' : 'personalData.no');
  const entries = [
    ...personalEntries(attributes).map(({ field, value }) => ({
      label: t(`personalData.${field}`),
      value: field === 'language' ? languageName(value, locale) : textOf(value),
    })),
    ...tenantEntries(attributes, host.tenant.accountForm?.account ?? [], locale).map(({ label, value }) => ({
      label,
      value: textOf(value),
    })),
  ];
  const hasAccounts = host.tenant.urls?.userWeb !== undefined;
  return (
    <AccountFrame host={host} page="account-personal-data">
      <p className={styles.intro}>{t('personalData.source')}</p>
      <Card className={styles.card}>
        {entries.length === 0 ? (
          <EmptyState title={t('personalData.empty')} />
        ) : (
          <dl className={styles.entries}>
            {entries.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Anchor
          variant="secondary"
          icon={<Icon of={EditIcon} />}
          href={host.navigation.href({ name: 'account-profile' })}
        >
          {t('personalData.edit')}
        </Anchor>
      </Card>
      {hasAccounts && <Sessions host={host} />}
      <Card className={styles.card}>
        <h2>{t('personalData.yours')}</h2>
        {hasAccounts && <ExportButton host={host} />}
        {host.tenant.urls?.consentScript && (
          <Button
            icon={<Icon of={CookieIcon} />}
            onClick={() => window.dispatchEvent(new CustomEvent(EVENTS.openConsent))}
          >
            {t('personalData.cookies')}
          </Button>
        )}
        {hasAccounts && <DeleteAccount host={host} />}
      </Card>
    </AccountFrame>
  );
}
