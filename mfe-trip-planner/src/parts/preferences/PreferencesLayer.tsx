import { useTranslate, useTranslateKey } from '@halte/i18n';
import { Button, Notice, Skeleton, VisuallyHidden } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import type { Option, Section } from '../../preferences/model.ts';
import type { Choice } from '../../preferences/rules.ts';
import { OptionField } from './OptionField.tsx';
import css from './PreferencesLayer.module.css';
import { useTripPreferences } from './useTripPreferences.ts';

/** Heights of the sections that most templates have. */
const SHAPES = ['3rem', '4.5rem', '4rem', '6rem'] as const;

export interface PreferencesLayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The preferences that apply to the trip in the form, including those that its address sets. A choice is saved at once, also for later searches. */
export function PreferencesLayer({ open, onOpenChange }: PreferencesLayerProps) {
  const t = useTranslate('preferences');
  const { effective, couldNotLoad, isLoading, isOfAddress, canReset, choose, reset, retry } = useTripPreferences();

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
            <Button busy={isLoading} onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('could-not-load.text')}
        </Notice>
      )}
      {!effective && isLoading && (
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
  const t = useTranslateKey('preferences');
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
