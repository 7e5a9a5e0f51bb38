import { useTranslate } from '@halte/i18n';
import { ownFavourite } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { lazy, Suspense, useState } from 'react';
import { OwnTiles } from './OwnTiles.tsx';
import type { OwnPlace } from './tiles.ts';

const AddPlaceDialog = lazy(async () => ({ default: (await import('@halte/places/dialog')).AddPlaceDialog }));

interface OwnPlaceTilesProps {
  /** Its address is asked for at once. */
  readonly wanted: OwnPlace | null;
}

/** Empty tiles for home and work: a tap asks for the address here. */
export function OwnPlaceTiles({ wanted }: OwnPlaceTilesProps) {
  const t = useTranslate('trip-planner-favourites');
  const host = useHost();
  const [adding, setAdding] = useState(wanted);
  return (
    <>
      <OwnTiles onAdd={setAdding} />
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
