import { useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ShareIcon } from '@halte/ui/icons';

/** Opens the share sheet of the device; copies the link where there is none. */
export function ShareButton({ title }: { title: string }) {
  const host = useHost();
  const t = useTranslate('proximity-place');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      host.toasts.show({ type: 'success', message: t('share.copied') });
    } catch {
      host.toasts.show({ type: 'error', message: t('share.failed') });
    }
  }

  async function share(): Promise<void> {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title, url: window.location.href });
    } catch (error) {
      // The traveller may close the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <IconButton aria-label={t('share')} onClick={() => void share()}>
      <Icon of={ShareIcon} />
    </IconButton>
  );
}
