import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DemoFeedOptions } from './demoFeed.ts';
import type { City } from './model.ts';

/**
 * The city, with its timetable written as a GTFS zip. Making it up takes some hundred megabytes that a process never gives back: so
 * another one does it, and ends. Rejects when that fails, e.g. because the file cannot be written.
 */
export function makeCity({ today, to }: DemoFeedOptions): Promise<City> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./cityProcess.ts', import.meta.url)), [today, to], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let complaint = '';
    child.stderr?.on('data', (chunk) => {
      complaint += chunk;
    });
    child.once('message', (city) => resolve(city as City));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The demo city could not be made up (${code}): ${complaint}`)));
  });
}
