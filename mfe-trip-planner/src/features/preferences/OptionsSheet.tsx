import type { Section } from '@halte/contract/trip';
import { useTranslate, useTranslateKey } from '@halte/i18n';
import { Button, Notice, Skeleton, VisuallyHidden } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import type { SheetProps } from '../../screen/sheetProps.ts';
import { nextToFill } from '../../trip/rules.ts';
import { OptionField } from './OptionField.tsx';
import css from './OptionsSheet.module.css';
import { useJourneyCount } from './useJourneyCount.ts';
import { type OptionsDraftState, useOptionsDraft } from './useOptionsDraft.ts';

/** Heights of the sections that most templates have. */
const SHAPES = ['4.5rem', '9rem', '6rem', '3rem'] as const;

export interface OptionsSheetProps extends SheetProps {
  /** Searches with what was applied. */
  onSearch: () => void;
}

/** The options that apply to the trip in the form, including those set by its address. Applied options are saved for later searches. */
export function OptionsSheet({ trip, onApply, onClose, onSearch }: OptionsSheetProps) {
  const t = useTranslate('preferences');
  const draft = useOptionsDraft(trip);
  const { shown, couldNotLoad, isLoading, isOfAddress, isChanged, canReset } = draft;
  const isComplete = nextToFill(trip) === null;
  const count = useJourneyCount(trip, isComplete && isChanged ? shown : null);

  function apply(): void {
    onApply(draft.apply);
    onClose();
    if (isComplete) onSearch();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      variant="small"
      title={t('title')}
      description={t(isOfAddress ? 'description.of-address' : 'description')}
      closeLabel={t('close')}
      footer={
        shown ? (
          <>
            {canReset && <Button onClick={draft.reset}>{t('reset')}</Button>}
            <Button variant="primary" onClick={apply}>
              {isComplete ? (count === null ? t('show') : t('show.count', { count })) : t('done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('close')}</Button>
            {couldNotLoad && (
              <Button variant="primary" busy={isLoading} onClick={draft.retry}>
                {t('retry')}
              </Button>
            )}
          </>
        )
      }
    >
      {couldNotLoad && (
        <Notice
          tone="warning"
          title={t('could-not-load')}
          action={
            shown && (
              <Button busy={isLoading} onClick={draft.retry}>
                {t('retry')}
              </Button>
            )
          }
        >
          {t('could-not-load.text')}
        </Notice>
      )}
      {!shown && isLoading && (
        <div role="status" className={css.section}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {SHAPES.map((shape) => (
            <Skeleton key={shape} shape="block" height={shape} />
          ))}
        </div>
      )}
      {shown?.sections.map((section) => (
        <OptionsSection key={section.sectionKey} section={section} draft={draft} />
      ))}
    </Dialog>
  );
}

function OptionsSection({ section, draft }: { section: Section; draft: OptionsDraftState }) {
  const t = useTranslateKey('preferences');
  const { sectionKey, options } = section;
  return (
    <section className={css.section} aria-label={t(`section.${sectionKey}`)}>
      {options.map((option) => (
        <OptionField
          key={option.key}
          option={option}
          among={draft.shown}
          onChoose={(choice) => draft.choose({ section: sectionKey, key: option.key }, choice)}
        />
      ))}
    </section>
  );
}
