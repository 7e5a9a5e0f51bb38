import { useTranslate } from '@halte/i18n';
import { Card, Skeleton } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { hasUserWeb } from '../../profile/accountCalls.ts';
import { profileGroups } from '../../profile/fields.ts';
import { useAttributes } from '../../profile/useAttributes.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The form with the traveller's own attributes of the account. */
export function View() {
  const host = useHost();
  const t = useTranslate('account');
  const { attributes, error, retry } = useAttributes();
  return (
    <AccountFrame page="account-profile">
      {attributes === null && error === null && (
        <Card aria-busy="true" aria-label={t('profile.loading')} role="status">
          <Skeleton shape="block" height="28rem" />
        </Card>
      )}
      {attributes === null && error !== null && (
        <AccountProblem title={t('profile.notLoaded')} error={error} {...(hasUserWeb(host) && { onRetry: retry })} />
      )}
      {attributes && <ProfileForm groups={profileGroups(host.tenant.accountForm)} attributes={attributes} />}
    </AccountFrame>
  );
}
