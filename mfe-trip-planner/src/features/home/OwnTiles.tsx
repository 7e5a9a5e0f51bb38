import { useTranslate } from '@halte/i18n';
import { Icon, VisuallyHidden } from '@halte/ui';
import { HomeIcon, WorkIcon } from '@halte/ui/icons';
import css from './Tiles.module.css';
import type { OwnPlace } from './tiles.ts';

const OWN = [
  ['HOME', HomeIcon],
  ['WORK', WorkIcon],
] as const;

/** Empty tiles for home and work. */
export function OwnTiles({ onAdd }: { readonly onAdd: (place: OwnPlace) => void }) {
  const t = useTranslate('trip-planner');
  const tPlaces = useTranslate('places');
  return OWN.map(([category, icon]) => (
    <li key={category} className={css.item}>
      <button
        id={`own-place-${category}`}
        type="button"
        className={`${css.tile} ${css.add}`}
        aria-haspopup="dialog"
        onClick={() => onAdd(category)}
      >
        <span className={css.name}>
          <Icon of={icon} className={css.icon} />
          {tPlaces(`favourite.${category}`)}
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={css.detail}>{t('home.address')}</span>
      </button>
    </li>
  ));
}
