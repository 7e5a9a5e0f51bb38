import { EVENTS, LOCALES, type Locale } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Card, EmptyState, Icon, ListRow, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon, CookieIcon } from '@halte/ui/icons';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { RowLink } from '../../frame/RowLink.tsx';
import { dayText } from '../../profile/dayText.ts';
import { personalEntries, tenantEntries } from '../../profile/rules.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './PersonalData.module.css';
import { Sessions } from './Sessions.tsx';

function languageName(code: string | boolean, locale: Locale): string {
  const language = LOCALES.find((known) => known === code);
  return language ? (new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language) : `${code}`;
}

/** The traveller's data in the account, its sessions, and how to export or delete it. */
export function View() {
  const host = useHost();
  const t = useTranslate('account');
  const locale = useLocale();
  const { attributes } = useObservable(host.session.state);
  const textOf = (value: string | boolean) =>
    typeof value === 'string' ? dayText(value, locale) : t(value ? 'personalData.yes' : 'personalData.no');
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
  const hasActions = hasAccounts || host.tenant.urls?.consentScript !== undefined;
  return (
    <AccountFrame page="account-personal-data">
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
        <RowLink href={host.navigation.href({ name: 'account-profile' })}>{t('personalData.edit')}</RowLink>
      </Card>
      {hasAccounts && <Sessions />}
      {hasActions && (
        <Card className={styles.actions} role="group" aria-label={t('personalData.yours')}>
          {hasAccounts && <ExportButton />}
          {host.tenant.urls?.consentScript && (
            <ListRow
              leading={<Icon of={CookieIcon} />}
              title={t('personalData.cookies')}
              trailing={<Icon of={ChevronRightIcon} />}
              onClick={() => window.dispatchEvent(new CustomEvent(EVENTS.openConsent))}
            />
          )}
          {hasAccounts && <DeleteAccount />}
        </Card>
      )}
    </AccountFrame>
  );
}
