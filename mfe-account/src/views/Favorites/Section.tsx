import type { Favourites } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Card } from '@halte/ui';
import { useId } from 'react';
import type { FavouriteRow, SectionName } from '../../favourites/sections.ts';
import styles from './Favorites.module.css';
import type { RowParts } from './RowFrame.tsx';
import { RowMenu } from './RowMenu.tsx';
import { menuOf, type RowActions } from './rowActions.ts';
import { LineRow, type Live, PlaceRow, StopRow, TripRow } from './rows.tsx';
import { type Step, useArrangement } from './useArrangement.ts';
import { rowToolId } from './useFocusAfterRemoval.ts';

/** Trips whose next journey is looked for: each is a search of its own. */
const TRIPS_SEARCHED = 5;

interface SectionProps {
  readonly name: SectionName;
  readonly rows: readonly FavouriteRow[];
  readonly live: Live;
  readonly favourites: Favourites;
  readonly isArranging: boolean;
  readonly nameOf: (row: FavouriteRow) => string;
  readonly onStep: (step: Step, row: FavouriteRow, position: number, total: number) => void;
  readonly actions: RowActions;
}

/** The favourites of one kind, in the traveller's order. */
export function Section(props: SectionProps) {
  const { name, rows, live, favourites, isArranging, nameOf, onStep, actions } = props;
  const t = useTranslate('account-favourites');
  const headingId = useId();
  const { list, lifted, positionOf, gripOf } = useArrangement({
    rows,
    onDrop: (ids) => void favourites.arrange(ids),
    onStep: (step, row, position) => onStep(step, row, position, rows.length),
  });
  if (rows.length === 0) return null;

  function partsOf(row: FavouriteRow): RowParts {
    const rowName = nameOf(row);
    const removeId = rowToolId(row.favoriteId);
    return {
      name: rowName,
      grip: isArranging ? gripOf(row) : null,
      isLifted: lifted === row.favoriteId,
      position: positionOf(row),
      menu: <RowMenu id={removeId} name={rowName} items={menuOf(row, live.host, actions, t)} />,
      removeId,
      onRemove: () => actions.remove(row),
    };
  }

  return (
    <Card className={styles.section} role="region" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t(`section.${name}`)}
      </h2>
      <ul ref={list} className={styles.list}>
        {rows.map((row, index) => {
          const shared = { live, parts: partsOf(row) };
          switch (row.kind) {
            case 'stops':
              return <StopRow key={row.favoriteId} row={row} {...shared} />;
            case 'lines':
              return <LineRow key={row.favoriteId} row={row} {...shared} />;
            case 'trips':
              return <TripRow key={row.favoriteId} row={row} {...shared} isSearched={index < TRIPS_SEARCHED} />;
            default:
              return <PlaceRow key={row.favoriteId} row={row} {...shared} />;
          }
        })}
      </ul>
    </Card>
  );
}
