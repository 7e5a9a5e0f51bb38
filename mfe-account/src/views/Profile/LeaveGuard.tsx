import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import { useHost } from '@halte/ui/host';
import { useLeaveGuard } from '../../profile/useLeaveGuard.ts';

/** While the form `isDirty`, asks before the traveller leaves the page. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useTranslate('account');
  const { isConfirming, answer } = useLeaveGuard(useHost(), isDirty);
  return (
    <Dialog
      open={isConfirming}
      onOpenChange={() => answer(false)}
      title={t('profile.leave.title')}
      description={t('profile.leave.text')}
      closeLabel={t('profile.leave.stay')}
      variant="centred"
      footer={
        <>
          <Button variant="primary" onClick={() => answer(false)}>
            {t('profile.leave.stay')}
          </Button>
          <Button onClick={() => answer(true)}>{t('profile.leave.leave')}</Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
