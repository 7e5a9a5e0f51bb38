/** The files of the city: generated once a day by a child process, and cached in a folder. */
import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GroundMap } from './ground/ground.ts';
import type { CityPlaces } from './places/places.ts';
import type { Network } from './realtime/network.ts';
import { CITY_ZONE } from './timetable/time.ts';

export { CITY_ZONE };

/** Paths of the files. README.md describes what is in them. */
export interface CityFiles {
  /** The timetable as a GTFS zip. */
  readonly gtfs: string;
  readonly places: string;
  readonly ground: string;
  readonly network: string;
}

export interface CityFilesOptions {
  /** `YYYY-MM-DD` in the city's zone: the calendar of the timetable lies around this day. */
  readonly today: string;
  /** Where the files are cached; created when it is missing. */
  readonly folder: string;
}

/** File name endings; the network is written last, so its presence means that all files are complete. */
const ENDINGS = { gtfs: '.zip', places: '.places.json', ground: '.ground.json', network: '.network.json' } as const;
const FILE_NAME = /^(demo-city-[\d-]+-[0-9a-f]{12})\.(?:zip|places\.json|ground\.json|network\.json|city)$/;
/** Cities of earlier days and of other versions of the generator that stay in the cache. */
const MAX_CACHED_CITIES = 4;

/**
 * The files of a day: those in `folder` if the same generator wrote them for the same day, otherwise new ones.
 * Generating needs some hundred megabytes that a process never returns to the system, so a child process does it and exits. Two processes
 * may generate the same city at once: each writes files of its own and renames them. Rejects when generating or writing fails.
 */
export async function cityFiles({ today, folder }: CityFilesOptions): Promise<CityFiles> {
  const name = `demo-city-${today}-${await generatorVersion()}`;
  const files = filesAt(join(folder, name));
  if (await exists(files.network)) return files;
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `${name}.${randomUUID()}`);
  const partialFiles = filesAt(partial);
  try {
    await generateInChild(today, partialFiles);
    for (const key of Object.keys(ENDINGS) as (keyof CityFiles)[]) await rename(partialFiles[key], files[key]);
  } finally {
    await Promise.all(Object.values(partialFiles).map((file) => rm(file, { force: true })));
  }
  await removeOldest(folder, name);
  return files;
}

export const readPlaces = ({ places }: CityFiles): Promise<CityPlaces> => readJson(places);
export const readGround = ({ ground }: CityFiles): Promise<GroundMap> => readJson(ground);
export const readNetwork = ({ network }: CityFiles): Promise<Network> => readJson(network);

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function filesAt(path: string): CityFiles {
  const { gtfs, places, ground, network } = ENDINGS;
  return { gtfs: path + gtfs, places: path + places, ground: path + ground, network: path + network };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Hash of the generator's source files: another version generates another city. */
async function generatorVersion(): Promise<string> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function removeOldest(folder: string, current: string): Promise<void> {
  const files = await readdir(folder);
  const cities = new Set(files.flatMap((file) => FILE_NAME.exec(file)?.[1] ?? []));
  cities.delete(current);
  const removed = [...cities].sort().slice(0, -MAX_CACHED_CITIES);
  await Promise.all(
    files
      .filter((file) => removed.includes(FILE_NAME.exec(file)?.[1] ?? ''))
      .map((file) => rm(join(folder, file), { force: true })),
  );
}

function generateInChild(today: string, { gtfs, places, ground, network }: CityFiles): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = fileURLToPath(new URL('./generate.ts', import.meta.url));
    const child = fork(program, [today, gtfs, places, ground, network], {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let output = '';
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The demo city could not be generated (${code}): ${output}`)),
    );
  });
}
