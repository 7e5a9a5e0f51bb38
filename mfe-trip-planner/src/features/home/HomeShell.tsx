import { useTranslate } from '@halte/i18n';
import { cx } from '@halte/ui';
import css from './HomeParts.module.css';
import type { Wanted } from './homePartsProps.ts';
import { LocateCard } from './LocateCard.tsx';
import { OwnTiles } from './OwnTiles.tsx';
import tiles from './Tiles.module.css';

/** The parts below the form as a first visitor has them: in the markup of the page, and until those that ask the backend are loaded. */
export function HomeShell({ onWanted }: { readonly onWanted: (wanted: Wanted) => void }) {
  const t = useTranslate('trip-planner');
  return (
    <div className={cx(css.parts, css.shell)} data-beside-field>
      <section className={tiles.tiles} aria-label={t('home.favourites')}>
        <ul className={cx(tiles.list, tiles.two)}>
          <OwnTiles onAdd={onWanted} />
        </ul>
      </section>
      <LocateCard failure={null} onClick={() => onWanted('position')} />
    </div>
  );
}
