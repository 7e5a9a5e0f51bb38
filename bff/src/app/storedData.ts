/** The store, for a start: what is wrong with it ends the start with one sentence. */
import { StartError } from '@halte/server/startError';
import type { Report } from '../common/report.ts';
import { migrateStore, openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/storeError.ts';
import type { WatchStore } from '../store/watch.ts';
import type { Config } from './config.ts';

type Place = Pick<Config, 'database' | 'data' | 'migrate'>;

/** @throws StartError */
export function openStored({ database, data, migrate }: Place, watch: WatchStore): Promise<Store> {
  return forStart(openStore({ database, folder: data, migrate: migrate === 'off' ? 'off' : 'start', watch }));
}

/** Carries out what is pending, and says what it was. @throws StartError */
export async function migrateOnly({ database, data }: Place, report: Report): Promise<void> {
  const names = await forStart(migrateStore({ database, folder: data }));
  report(names.length === 0 ? 'nothing to migrate' : `migrated: ${names.join(', ')}`);
}

async function forStart<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof StoreError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
