import { useTranslate } from '@halte/i18n';
import { ownFavourite } from '@halte/places';
import { Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { HomeIcon, WorkIcon } from '@halte/ui/icons';
import { lazy, Suspense, useState } from 'react';
import css from './Tiles.module.css';
import type { OwnPlace } from './tiles.ts';

const OWN = [
  ['HOME', HomeIcon],
  ['WORK', WorkIcon],
] as const;

const AddPlaceDialog = lazy(async () => ({ default: (await import('@halte/places/dialog')).AddPlaceDialog }));

/** Empty tiles for home and work: a tap asks for the address here. */
export function OwnPlaceTiles() {
  const t = useTranslate('trip-planner-favourites');
  const tPlaces = useTranslate('places');
  const host = useHost();
  const [adding, setAdding] = useState<OwnPlace | null>(null);
  return (
    <>
      {OWN.map(([category, icon]) => (
        <li key={category} className={css.item}>
          <button
            type="button"
            className={`${css.tile} ${css.add}`}
            aria-haspopup="dialog"
            onClick={() => setAdding(category)}
          >
            <span className={css.name}>
              <Icon of={icon} className={css.icon} />
              {tPlaces(`favourite.${category}`)}
            </span>
            <VisuallyHidden>, </VisuallyHidden>
            <span className={css.detail}>{t('tile.address')}</span>
          </button>
        </li>
      ))}
      {adding && (
        <Suspense>
          <AddPlaceDialog
            title={t(`own.${adding}`)}
            label={t('own.label')}
            closeLabel={t('own.close')}
            onClose={() => setAdding(null)}
            onChosen={(place) => {
              const favourite = ownFavourite(place, adding);
              if (favourite) void host.favourites.add(favourite);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
