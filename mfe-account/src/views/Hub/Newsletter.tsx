import { useTranslate } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useRef } from 'react';
import { useChangedAttributes } from '../../profile/useAttributes.ts';
import { updateAttributes } from '../../profile/userWeb.ts';
import styles from './Hub.module.css';

/** Whether the traveller wants the newsletter. It is shown as chosen at once, and as before when it could not be saved. */
export function Newsletter() {
  const host = useHost();
  const t = useTranslate('account');
  const { session, toasts } = host;
  const { attributes } = useObservable(session.state);
  const changed = useChangedAttributes();
  const isSending = useRef(false);

  async function change(newsletter: boolean): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    session.setAttributes({ ...attributes, newsletter });
    try {
      changed(await updateAttributes(host, { newsletter }));
    } catch (error) {
      host.report(error, 'newsletter');
      session.setAttributes(attributes);
      toasts.show({ type: 'error', message: t('hub.newsletter.failed') });
    } finally {
      isSending.current = false;
    }
  }

  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={attributes.newsletter === true}
        onChange={(event) => void change(event.target.checked)}
      />
      <span>
        {t('hub.newsletter')} <small className={styles.note}>{t('hub.newsletter.stop')}</small>
      </span>
    </label>
  );
}
