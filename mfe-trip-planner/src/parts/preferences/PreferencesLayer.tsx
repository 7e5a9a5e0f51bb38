import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Notice, Skeleton, VisuallyHidden } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import type { Option, Section } from '../../preferences/model.ts';
import type { Choice } from '../../preferences/rules.ts';
import { OptionField } from './OptionField.tsx';
import css from './PreferencesLayer.module.css';
import { useTripPreferences } from './useTripPreferences.ts';

/** The room that most templates take. */
const SHAPES = ['3rem', '4.5rem', '4rem', '6rem'] as const;

export interface PreferencesLayerProps {
  host: HostServices;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * How the traveller likes to travel, as it holds for the trip in the form: its address may have a word in it. What is chosen holds at once, for
 * this search and the next ones.
 */
export function PreferencesLayer({ host, open, onOpenChange }: PreferencesLayerProps) {
  const t = useTranslate('preferences');
  const { effective, couldNotLoad, loading, isOfAddress, canReset, choose, reset, retry } = useTripPreferences(host);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t(isOfAddress ? 'description.of-address' : 'description')}
      closeLabel={t('close')}
      footer={
        <div className={css.actions}>
          <Button variant="quiet" disabled={!canReset} onClick={reset}>
            {t('reset')}
          </Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t('done')}
          </Button>
        </div>
      }
    >
      {couldNotLoad && (
        <Notice
          tone="warning"
          title={t('could-not-load')}
          action={
            <Button busy={loading} onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('could-not-load.text')}
        </Notice>
      )}
      {!effective && loading && (
        <div role="status" className={css.section}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {SHAPES.map((shape) => (
            <Skeleton key={shape} shape="block" height={shape} />
          ))}
        </div>
      )}
      {effective?.sections.map((section) => (
        <PreferencesSection
          key={section.sectionKey}
          section={section}
          onChoose={(option, choice) => choose({ section: section.sectionKey, key: option.key }, choice)}
        />
      ))}
    </Dialog>
  );
}

interface PreferencesSectionProps {
  section: Section;
  onChoose: (option: Option, choice: Choice) => void;
}

function PreferencesSection({ section, onChoose }: PreferencesSectionProps) {
  const t = useTranslate('preferences');
  const { sectionKey, options } = section;
  return (
    <section className={css.section} aria-labelledby={`preferences-${sectionKey}`}>
      <h3 className={css.heading} id={`preferences-${sectionKey}`}>
        {t(`section.${sectionKey}`)}
      </h3>
      {options.map((option) => (
        <OptionField key={option.key} option={option} onChoose={(choice) => onChoose(option, choice)} />
      ))}
    </section>
  );
}
