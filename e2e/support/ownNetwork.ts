/** A backend and a host for a test's own timetable and map. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MapObjects, writeOsmMap } from './osmMap.ts';
import { type StartedServer, startBackend, startHost } from './secondHost.ts';

export interface OwnNetwork {
  readonly backend: StartedServer;
  readonly host: StartedServer;
  /** Publishes another timetable, which the backend reads in the background. */
  publish(feed: Feed): void;
  /** Stops both and deletes their files. */
  stop(): Promise<void>;
}

/** Files of GTFS by name, as their rows. */
export type Feed = Readonly<Record<string, readonly string[]>>;

export async function startNetwork(feed: Feed, map?: MapObjects): Promise<OwnNetwork> {
  const folder = mkdtempSync(join(tmpdir(), 'halte-network-'));
  const gtfs = join(folder, 'feed');
  mkdirSync(gtfs);
  const write = (files: Feed) => {
    for (const [file, rows] of Object.entries(files)) writeFileSync(join(gtfs, file), rows.join('\n'));
  };
  write(feed);
  const options = ['--gtfs', gtfs, '--data', join(folder, 'data')];
  if (map) {
    const osm = join(folder, 'town.osm.pbf');
    writeOsmMap(osm, map);
    options.push('--osm', osm);
  }
  const servers: StartedServer[] = [];
  async function stop() {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const backend = await startBackend(options);
    servers.push(backend);
    const host = await startHost(['--bff-url', backend.origin]);
    servers.push(host);
    const publish = (next: Feed) => {
      write(next);
      backend.reload();
    };
    return { backend, host, publish, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
