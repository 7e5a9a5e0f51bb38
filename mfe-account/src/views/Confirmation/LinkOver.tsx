import { useTranslate } from '@halte/i18n';
import { Notice } from '@halte/ui';

/** The link was used before, is too old or is cut. */
export function LinkOver() {
  const t = useTranslate('account');
  return (
    <Notice tone="error" title={t('confirmation.over')}>
      {t('confirmation.over.text')}
    </Notice>
  );
}
