import { useMinute } from '@halte/api/departures';
import { useNextAtStops, useOnlineAgain } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import type { Place } from '@halte/places';
import { AddPlaceDialog } from '@halte/places/dialog';
import { Button, FilterChips, Icon, Notice } from '@halte/ui';
import { CheckIcon, EditIcon, PlusIcon } from '@halte/ui/icons';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Category, chosenFavourite, type OwnPlace, renamed, withCategory } from '../../favourites/favourite.ts';
import { lineNamed } from '../../favourites/lineState.ts';
import {
  countOf,
  type FavouriteRow,
  FILTERS,
  type Filter,
  isShown,
  neighbourOf,
  type PlaceFavourite,
  SECTIONS,
  type TripFavourite,
} from '../../favourites/sections.ts';
import styles from './Favorites.module.css';
import { RenameDialog } from './RenameDialog.tsx';
import { Section } from './Section.tsx';
import { FavouritesSkeleton, NoFavourites } from './States.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useFavouriteChanges } from './useFavouriteChanges.ts';
import { useFavouriteRows } from './useFavouriteRows.ts';
import { useAlerts, useLines } from './useNetwork.ts';

interface FavouriteListsProps {
  readonly host: HostServices;
  /** The address of the page asks for it, until it is known or the traveller declines. */
  readonly wanted: OwnPlace | null;
  /** Draws the page: its heading with `end` beside it, and the content. */
  readonly frame: (content: ReactNode, end: ReactNode) => ReactNode;
}

/** All that the traveller keeps, with what is known of it now. */
export function FavouriteLists({ host, wanted, frame }: FavouriteListsProps) {
  const t = useTranslate('account-favourites');
  const { favourites, loaded, lists, rows } = useFavouriteRows(host);
  const now = useMinute();
  const [filter, setFilter] = useState<Filter>('all');
  const [isArranging, setArranging] = useState(false);
  const [status, setStatus] = useState('');
  const [renaming, setRenaming] = useState<PlaceFavourite | TripFavourite | null>(null);
  const [chosen, setChosen] = useState<Category | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  const { offered, end, remove, add, setCategory } = useFavouriteChanges(favourites);
  const focusNext = useRef<string | null>(null);
  const arrangeButton = useRef<HTMLButtonElement>(null);

  const lineIds = lists.favoriteLines.map(({ line }) => line.id);
  const stopIds = lists.favoriteStopPoints.map(({ stopPoint }) => stopPoint.id);
  const next = useNextAtStops(host, stopIds);
  const lines = useLines(host, lineIds.length > 0);
  const alerts = useAlerts(host, lineIds.length > 0);
  const problem = next.problem ?? lines.problem;
  const retry = () => {
    next.retry();
    lines.retry();
    alerts.retry();
  };
  useOnlineAgain(problem ? retry : null);
  const live = {
    host,
    now,
    stops: next.data?.stops,
    lines: lines.data?.lines,
    alerts: alerts.data?.alerts,
  };

  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const wanted = document.getElementById(focusNext.current) ?? arrangeButton.current;
    focusNext.current = null;
    wanted?.focus();
  });

  function nameOf(row: FavouriteRow): string {
    switch (row.kind) {
      case 'stops':
        return live.stops?.find(({ id }) => id === row.stopId)?.name ?? row.name ?? t('stop.nameless');
      case 'lines': {
        const line = lineNamed(live.lines, row.lineId);
        return t('line.name', { name: line?.shortName ?? row.lineId });
      }
      case 'trips':
        return row.label;
      default:
        return row.place.own ?? row.place.title;
    }
  }

  function removeRow(row: FavouriteRow): void {
    const ids = rows[row.kind].map(({ favoriteId }) => favoriteId);
    focusNext.current = `remove-${neighbourOf(ids, row.favoriteId) ?? ''}`;
    setStatus('');
    remove(row.favoriteId, nameOf(row));
  }

  function addPlace(place: Place, category: Category): void {
    const changes = chosenFavourite(lists, place, category);
    if (category === 'OTHER') add(changes);
    else setCategory(changes, category, place.title);
  }

  const actions = {
    remove: removeRow,
    rename: setRenaming,
    setCategory: (row: PlaceFavourite, category: Category) =>
      setCategory(withCategory(lists, row.favoriteId, category), category, row.place.title),
  };
  const total = countOf(rows, 'all');
  const isMissing = (category: OwnPlace) => lists.favoriteAddresses.every((address) => address.category !== category);
  const missing = (['HOME', 'WORK'] as const).find(isMissing);
  const requested = loaded && !isDeclined && wanted && isMissing(wanted) ? wanted : null;
  const adding = chosen ?? requested;
  const toAdd = missing ?? 'OTHER';

  const arrangeToggle = total > 0 && (
    <Button
      ref={arrangeButton}
      className={styles.arrange}
      variant={isArranging ? 'primary' : 'secondary'}
      icon={<Icon of={isArranging ? CheckIcon : EditIcon} />}
      onClick={() => {
        setArranging(!isArranging);
        setStatus(isArranging ? '' : t('order.help'));
      }}
    >
      {t(isArranging ? 'done' : 'arrange')}
    </Button>
  );

  return frame(
    <>
      {!loaded && total === 0 && <FavouritesSkeleton />}
      {loaded && total === 0 && <NoFavourites host={host} onAddHome={() => setChosen('HOME')} />}
      {total > 0 && (
        <>
          <FilterChips
            className={styles.filters}
            label={t('filter')}
            chips={FILTERS.map((value) => ({
              value,
              label: (
                <>
                  {t(`filter.${value}`)}
                  {value !== 'all' && <span className={styles.count}> {countOf(rows, value)}</span>}
                </>
              ),
            }))}
            chosen={[filter]}
            onToggle={setFilter}
          />
          {problem && (
            <Notice
              tone="warning"
              action={
                problem.kind === 'offline' ? undefined : (
                  <Button variant="secondary" onClick={retry}>
                    {t('retry')}
                  </Button>
                )
              }
            >
              {t(problem.kind === 'offline' ? 'offline' : 'failed')}
            </Notice>
          )}
          <p role="status" className={styles.status}>
            {status}
          </p>
          <div className={styles.sections}>
            {SECTIONS.filter((section) => isShown(section, filter)).map((section) => (
              <Section
                key={section}
                name={section}
                rows={rows[section]}
                live={live}
                favourites={favourites}
                isArranging={isArranging}
                nameOf={nameOf}
                onStep={(step, row, position, count) =>
                  setStatus(t(`order.${step}`, { name: nameOf(row), position, total: count }))
                }
                actions={actions}
              />
            ))}
          </div>
          <Button className={styles.add} icon={<Icon of={PlusIcon} />} onClick={() => setChosen(toAdd)}>
            {t(`add.${toAdd}`)}
          </Button>
        </>
      )}
      <UndoBar
        offered={offered}
        onUndo={({ undoneText, undo }) => {
          undo();
          end();
          setStatus(undoneText);
          arrangeButton.current?.focus();
        }}
      />
      {renaming && (
        <RenameDialog
          name={nameOf(renaming)}
          onClose={() => setRenaming(null)}
          onRename={(name) => {
            const favourite = renamed(lists, renaming.favoriteId, name);
            if (favourite) void favourites.change(renaming.favoriteId, favourite);
          }}
        />
      )}
      {adding && (
        <AddPlaceDialog
          host={host}
          title={t(`add.${adding}`)}
          label={t('add.label')}
          closeLabel={t('close')}
          onClose={() => {
            setChosen(null);
            setDeclined(true);
          }}
          onChosen={(place) => addPlace(place, adding)}
        />
      )}
    </>,
    arrangeToggle,
  );
}
