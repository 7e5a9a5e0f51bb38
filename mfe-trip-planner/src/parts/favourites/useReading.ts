import { useApi } from '@halte/api/query';
import { namelessIds, type Place } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import { mayHaveFavourites } from '../../favourites/mayHaveFavourites.ts';
import { placesById } from '../../favourites/placesById.ts';

/** For so long other things wait for favourites, so as not to be pushed away by them. */
const PATIENCE_MS = 1000;

export interface Reading {
  readonly isRead: boolean;
  /** Others have stopped waiting. */
  readonly isLate: boolean;
  /** Places that favourites do not name, by id. */
  readonly names: ReadonlyMap<string, Place>;
}

const NOTHING_TO_READ: Reading = { isRead: true, isLate: false, names: new Map() };
const READING: Reading = { ...NOTHING_TO_READ, isRead: false };

/** Reads what the traveller keeps, where there may be something. */
export function useReading(): Reading {
  const host = useHost();
  const api = useApi();
  const [reading, setReading] = useState(() => (mayHaveFavourites(host) ? READING : NOTHING_TO_READ));

  useEffect(() => {
    const { favourites } = host;
    if (!favourites || !mayHaveFavourites(host)) return;
    let isGone = false;
    const timer = setTimeout(
      () => setReading((former) => (former.isRead ? former : { ...former, isLate: true })),
      PATIENCE_MS,
    );
    async function read(service: typeof favourites & object): Promise<void> {
      await service.load();
      const names = await placesById(api, namelessIds(service.state.get().lists));
      if (!isGone) setReading((former) => ({ ...former, isRead: true, names }));
    }
    void read(favourites);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [host, api]);

  return reading;
}
