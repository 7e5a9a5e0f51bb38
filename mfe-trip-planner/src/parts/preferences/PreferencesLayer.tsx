import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Notice, Skeleton, VisuallyHidden } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import type { Section } from '../../preferences/model.ts';
import { differ } from '../../preferences/rules.ts';
import { preferencesStore } from '../../preferences/store.ts';
import { servicesOf } from '../services.ts';
import { OptionField } from './OptionField.tsx';
import css from './PreferencesLayer.module.css';
import { usePreferences } from './usePreferences.ts';

/** The room that most templates take. */
const SHAPES = ['3rem', '4.5rem', '4rem', '6rem'] as const;

export interface PreferencesLayerProps {
  host: HostServices;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How the traveller likes to travel. What is chosen holds at once, for this search and the next ones. */
export function PreferencesLayer({ host, open, onOpenChange }: PreferencesLayerProps) {
  const t = useTranslate('preferences');
  const { preferences, template, couldNotLoad, loading } = usePreferences(host);
  const isOwn = preferences !== null && template !== null && differ(preferences, template);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      footer={
        <div className={css.actions}>
          <Button variant="quiet" disabled={!isOwn} onClick={preferencesStore.reset}>
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
            <Button busy={loading} onClick={() => void preferencesStore.load(servicesOf(host).api)}>
              {t('retry')}
            </Button>
          }
        >
          {t('could-not-load.text')}
        </Notice>
      )}
      {!preferences && loading && (
        <div role="status" className={css.section}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {SHAPES.map((shape) => (
            <Skeleton key={shape} shape="block" height={shape} />
          ))}
        </div>
      )}
      {preferences?.sections.map((section) => (
        <PreferencesSection key={section.sectionKey} section={section} />
      ))}
    </Dialog>
  );
}

function PreferencesSection({ section }: { section: Section }) {
  const t = useTranslate('preferences');
  const { sectionKey, options } = section;
  return (
    <section className={css.section} aria-labelledby={`preferences-${sectionKey}`}>
      <h3 className={css.heading} id={`preferences-${sectionKey}`}>
        {t(`section.${sectionKey}`)}
      </h3>
      {options.map((option) => (
        <OptionField
          key={option.key}
          option={option}
          onChoose={(choice) => preferencesStore.choose({ section: sectionKey, key: option.key }, choice)}
        />
      ))}
    </section>
  );
}
