import { useTranslate } from '@halte/i18n';
import { Button, Icon, Notice, useAnnouncer } from '@halte/ui';
import { CheckIcon, CopyIcon } from '@halte/ui/icons';
import { useEffect, useState } from 'react';
import styles from './CodeBox.module.css';

const SHOWN_MS = 4000;

type Outcome = { readonly kind: 'copied' | 'failed'; readonly code: string };

/** The code, and a button that copies it. */
export function CodeBox({ code }: { readonly code: string }) {
  const t = useTranslate('partners');
  const announce = useAnnouncer();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The outcome of copying another code does not apply.
  const shown = outcome?.code === code ? outcome.kind : null;

  useEffect(() => {
    if (outcome?.kind !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome({ kind: 'copied', code });
      announce(t('code.copied'));
    } catch {
      // No permission, or a page without https.
      setOutcome({ kind: 'failed', code });
    }
  }

  return (
    <section className={styles.box} aria-labelledby="code">
      <div className={styles.head}>
        <h2 id="code">{t('code')}</h2>
        <Button
          variant={shown === 'copied' ? 'secondary' : 'primary'}
          icon={<Icon of={shown === 'copied' ? CheckIcon : CopyIcon} />}
          onClick={() => void copy()}
        >
          {t(shown === 'copied' ? 'code.copied' : 'code.copy')}
        </Button>
      </div>
      {shown === 'failed' && <Notice tone="error">{t('code.failed')}</Notice>}
      <pre className={styles.source}>
        <code>{code}</code>
      </pre>
    </section>
  );
}
