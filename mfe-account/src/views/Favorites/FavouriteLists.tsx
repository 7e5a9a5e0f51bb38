import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { PlusIcon } from '@halte/ui/icons';
import { useState } from 'react';
import {
  type Category,
  isMissing,
  OWN_PLACES,
  type OwnPlace,
  renamed,
  withCategory,
} from '../../favourites/favourite.ts';
import {
  type FavouriteRow,
  isShown,
  type PlaceFavourite,
  SECTIONS,
  type TripFavourite,
} from '../../favourites/sections.ts';
import { AddPlace } from './AddPlace.tsx';
import styles from './Favorites.module.css';
import { KindChips } from './KindChips.tsx';
import { LiveNotice } from './LiveNotice.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import type { RowActions } from './rowActions.ts';
import { Section } from './Section.tsx';
import { FavouritesSkeleton, NoFavourites } from './States.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useFavouriteChanges } from './useFavouriteChanges.ts';
import type { FavouritesPage } from './useFavouritesPage.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useLive } from './useLive.ts';
import { useRowName } from './useRowName.ts';

interface FavouriteListsProps {
  readonly page: FavouritesPage;
  /** The address of the page asks for it, until it is known or the traveller declines. */
  readonly wanted: OwnPlace | null;
}

/** All that the traveller has saved, with what is known of it now. */
export function FavouriteLists({ page, wanted }: FavouriteListsProps) {
  const { favourites, lists, loaded, rows, count, setStatus, arrangeButton } = page;
  const known = useLive(lists);
  const nameOf = useRowName(known.live);
  const changes = useFavouriteChanges(favourites);
  const focusAfterRemoval = useFocusAfterRemoval(arrangeButton);
  const [renaming, setRenaming] = useState<PlaceFavourite | TripFavourite | null>(null);
  const [chosen, setChosen] = useState<Category | null>(null);

  const actions: RowActions = {
    remove(row) {
      const ids = rows[row.kind].map(({ favoriteId }) => favoriteId);
      focusAfterRemoval(ids, row.favoriteId);
      setStatus('');
      changes.remove(row.favoriteId, nameOf(row));
    },
    rename: setRenaming,
    setCategory: (row, category) =>
      changes.setCategory(withCategory(lists, row.favoriteId, category), category, row.place.title),
  };

  function rename({ favoriteId }: FavouriteRow, name: string): void {
    const favourite = renamed(lists, favoriteId, name);
    if (favourite) void favourites.change(favoriteId, favourite);
  }

  return (
    <>
      {!loaded && count === 0 && <FavouritesSkeleton />}
      {loaded && count === 0 && <NoFavourites onAddHome={() => setChosen('HOME')} />}
      {count > 0 && <Sections page={page} known={known} nameOf={nameOf} actions={actions} onAdd={setChosen} />}
      <UndoBar
        offered={changes.offered}
        onUndo={({ undoneText, undo }) => {
          undo();
          changes.end();
          setStatus(undoneText);
          arrangeButton.current?.focus();
        }}
      />
      {renaming && (
        <RenameDialog
          name={nameOf(renaming)}
          onClose={() => setRenaming(null)}
          onRename={(name) => rename(renaming, name)}
        />
      )}
      <AddPlace page={page} changes={changes} chosen={chosen} wanted={wanted} onClose={() => setChosen(null)} />
    </>
  );
}

/** Fewer need no choice of a kind, which would take the room of one and a half of them. */
const MOST_AT_A_GLANCE = 6;

interface SectionsProps {
  readonly page: FavouritesPage;
  readonly known: ReturnType<typeof useLive>;
  readonly nameOf: (row: FavouriteRow) => string;
  readonly actions: RowActions;
  readonly onAdd: (category: Category) => void;
}

/** The favourites by kind, and the offer of one more place. */
function Sections({ page, known, nameOf, actions, onAdd }: SectionsProps) {
  const t = useTranslate('account-favourites');
  const { favourites, lists, rows, count, filter, setFilter, isArranging, status, setStatus } = page;
  const { live, problem, retry } = known;
  const isLong = count > MOST_AT_A_GLANCE;
  const toAdd = OWN_PLACES.find((category) => isMissing(lists, category)) ?? 'OTHER';
  return (
    <>
      {isLong && <KindChips rows={rows} filter={filter} onFilter={setFilter} />}
      {problem && <LiveNotice problem={problem} retry={retry} />}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div className={styles.sections}>
        {SECTIONS.filter((section) => isShown(section, isLong ? filter : 'all')).map((section) => (
          <Section
            key={section}
            name={section}
            rows={rows[section]}
            live={live}
            favourites={favourites}
            isArranging={isArranging}
            nameOf={nameOf}
            onStep={(step, row, position, total) =>
              setStatus(t(`order.${step}`, { name: nameOf(row), position, total }))
            }
            actions={actions}
          />
        ))}
      </div>
      <Button className={styles.add} icon={<Icon of={PlusIcon} />} onClick={() => onAdd(toAdd)}>
        {t(`add.${toAdd}`)}
      </Button>
    </>
  );
}
