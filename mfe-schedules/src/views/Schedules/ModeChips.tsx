import { useTranslate } from '@halte/i18n';
import { FilterChips, Icon, ModeIcon } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import { useEffect, useState } from 'react';
import type { LineGroup } from '../../lines/rules.ts';

type Mode = LineGroup['mode'];
type Chip = Mode | 'all' | 'favourites';

interface ModeChipsProps {
  modes: readonly Mode[];
  hasFavourites: boolean;
  /** Whether only favourites are shown. */
  onlyFavourites: boolean;
  onFavourites: (only: boolean) => void;
}

const headingOf = (mode: Mode) => document.getElementById(`mode-${mode}`);

/** The mode whose heading was passed last; null above the first. Re-rendered as the traveller scrolls. */
function usePassedMode(modes: readonly Mode[]): Mode | null {
  const [passed, setPassed] = useState<Mode | null>(null);
  const key = modes.join();
  useEffect(() => {
    const listed = key.split(',').filter((mode): mode is Mode => mode !== '');
    const look = () => {
      // The chips cover the top of the page.
      const above = listed.filter(
        (mode) => (headingOf(mode)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < 160,
      );
      setPassed(window.scrollY < 80 ? null : (above.at(-1) ?? null));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [key]);
  return passed;
}

/** Leads to the lines of a mode, and follows the traveller who scrolls. */
export function ModeChips({ modes, hasFavourites, onlyFavourites, onFavourites }: ModeChipsProps) {
  const t = useTranslate('schedules');
  const passed = usePassedMode(modes);
  const chips: { value: Chip; label: string; icon?: React.ReactNode }[] = [
    { value: 'all', label: t('wall.all') },
    ...modes.map((mode) => ({ value: mode, label: t(`mode.${mode}`), icon: <ModeIcon mode={mode} /> })),
    ...(hasFavourites || onlyFavourites
      ? [{ value: 'favourites' as const, label: t('wall.favourites'), icon: <Icon of={StarIcon} /> }]
      : []),
  ];
  function choose(chip: Chip) {
    onFavourites(chip === 'favourites' && !onlyFavourites);
    if (chip === 'favourites') return;
    // After the groups are back.
    requestAnimationFrame(() => {
      if (chip === 'all') window.scrollTo({ top: 0 });
      else {
        headingOf(chip)?.scrollIntoView();
        headingOf(chip)?.focus({ preventScroll: true });
      }
    });
  }
  return (
    <FilterChips
      label={t('wall.modes')}
      chips={chips}
      chosen={[onlyFavourites ? 'favourites' : (passed ?? 'all')]}
      onToggle={choose}
    />
  );
}
