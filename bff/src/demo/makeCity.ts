import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import type { City } from './model.ts';

export interface MadeCity {
  readonly city: City;
  /** Its timetable as a GTFS zip. */
  readonly path: string;
}

export interface MakeCityOptions {
  /** `YYYY-MM-DD` in Europe/Paris: the calendar lies around this day. */
  readonly today: string;
  /** Where the city and its timetable are kept; made when it is not there. */
  readonly folder: string;
}

/** What the file names of all cities in a folder begin with. */
const PREFIX = 'demo-city';
/** Cities of former days and of former versions of the generator that are kept. */
const KEPT = 4;

/**
 * The demo city of a day: the one in `folder`, if the same generator made it for the same day, otherwise a new one that is kept there.
 * Generating needs some hundred megabytes that a process never returns to the system, so a child process does it and ends. Two processes
 * may generate the same city at once: each writes files of its own and renames them. Rejects when generating or writing fails.
 */
export async function makeCity({ today, folder }: MakeCityOptions): Promise<MadeCity> {
  const name = `${PREFIX}-${today}-${await generatorVersion()}`;
  const zip = join(folder, `${name}.zip`);
  const model = join(folder, `${name}.city`);
  const kept = await readCity(model);
  if (kept) return { city: kept, path: zip };
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `${name}.${randomUUID()}`);
  try {
    await generateInChild(today, partial);
    await rename(`${partial}.zip`, zip);
    // The model comes last: where it is, the timetable is there and whole.
    await rename(`${partial}.city`, model);
  } finally {
    await Promise.all(['.zip', '.city'].map((ending) => rm(`${partial}${ending}`, { force: true })));
  }
  await removeFormer(folder, name);
  const city = await readCity(model);
  if (!city) throw new Error(`The demo city cannot be read again from ${model}.`);
  return { city, path: zip };
}

async function readCity(file: string): Promise<City | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes === null ? null : (deserialize(bytes) as City);
}

/** Hash of the generator's source files: another version of it makes another city. */
async function generatorVersion(): Promise<string> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function removeFormer(folder: string, name: string): Promise<void> {
  const former = (await readdir(folder))
    .filter((file) => /^demo-city-[\d-]+-[0-9a-f]{12}\.city$/.test(file) && file !== `${name}.city`)
    .sort()
    .slice(0, -KEPT);
  for (const file of former) {
    await rm(join(folder, file), { force: true });
    await rm(join(folder, file.replace(/city$/, 'zip')), { force: true });
  }
}

function generateInChild(today: string, to: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./cityProcess.ts', import.meta.url)), [today, to], {
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
