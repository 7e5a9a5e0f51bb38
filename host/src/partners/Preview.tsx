import { useTranslate } from '@halte/i18n';
import { Icon, SegmentedControl, VisuallyHidden } from '@halte/ui';
import { ComputerIcon, SmartphoneIcon } from '@halte/ui/icons';
import { useState } from 'react';
import type { FrameSize } from './choices.ts';
import styles from './Preview.module.css';

const SCREENS = { phone: SmartphoneIcon, computer: ComputerIcon } as const;

interface PreviewProps {
  /** Null while there is nothing to show. */
  readonly address: string | null;
  readonly title: string;
  readonly size: FrameSize;
}

/** The frame as a partner's page shows it, on a phone or on a computer. */
export function Preview({ address, title, size: { width, height } }: PreviewProps) {
  const t = useTranslate('partners');
  const [screen, setScreen] = useState<keyof typeof SCREENS>('phone');
  return (
    <section aria-labelledby="preview">
      <div className={styles.head}>
        <h2 id="preview">{t('preview')}</h2>
        <SegmentedControl
          legend={t('preview.screen')}
          name="screen"
          look="pill"
          value={screen}
          options={(['phone', 'computer'] as const).map((value) => ({
            value,
            label: (
              <>
                <Icon of={SCREENS[value]} />
                <VisuallyHidden>{t(`preview.${value}`)}</VisuallyHidden>
              </>
            ),
          }))}
          onChange={setScreen}
        />
      </div>
      <div className={styles.stage}>
        {address === null ? (
          <p className={styles.none}>{t('preview.noStop')}</p>
        ) : (
          <div className={styles.screen} data-screen={screen}>
            {/* Another address is another frame: a change of its address would be a step of the browser's history. */}
            <iframe
              key={address}
              className={styles.frame}
              src={address}
              title={title}
              width={width ?? '100%'}
              height={height}
              allow="geolocation"
            />
          </div>
        )}
      </div>
    </section>
  );
}
