/** Serves what the operator publishes over HTTP, at the addresses that a journey planner would be configured with. */
import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MessageName, Operator, SystemName } from './operator.ts';

export interface OperatorServer {
  /** Address of the GTFS zip. */
  readonly timetable: string;
  /** Addresses of the GTFS Realtime messages. */
  readonly realTime: Readonly<Record<MessageName, string>>;
  /** Addresses of the `gbfs.json` files. */
  readonly gbfs: Readonly<Record<SystemName, string>>;
  /** Lets the process exit while the server listens. */
  unref(): void;
  close(): Promise<void>;
}

export interface OperatorServerOptions {
  /** Path of the GTFS zip; without one its address answers 404. */
  readonly timetable?: string;
  readonly host?: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
}

const TIMETABLE_PATH = '/gtfs.zip';
const MESSAGE_PATH = /^\/gtfs-rt\/([\w-]+)\.pb$/;
const DOCUMENT_PATH = /^\/gbfs\/(\w+)\/(\w+)\.json$/;

/** Listens until it is closed. Rejects when the port is taken. */
export async function serveOperator(
  operator: Operator,
  { timetable, host = '127.0.0.1', port = 0 }: OperatorServerOptions = {},
): Promise<OperatorServer> {
  const server = createServer(({ url = '' }, response) => {
    if (url === TIMETABLE_PATH && timetable !== undefined) {
      response.writeHead(200, { 'content-type': 'application/zip' });
      createReadStream(timetable).pipe(response);
      return;
    }
    const message = MESSAGE_PATH.exec(url)?.[1];
    if (message !== undefined) {
      send(response, PROTOBUF, operator.realTimeMessage(message));
      return;
    }
    const [, system = '', file = ''] = DOCUMENT_PATH.exec(url) ?? [];
    const document = operator.gbfsDocument(system, file, `${origin()}/gbfs/${system}`);
    send(response, JSON_TEXT, document && JSON.stringify(document));
  });
  const origin = () => `http://${host}:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    timetable: `${origin()}${TIMETABLE_PATH}`,
    realTime: {
      'trip-updates': `${origin()}/gtfs-rt/trip-updates.pb`,
      'vehicle-positions': `${origin()}/gtfs-rt/vehicle-positions.pb`,
      alerts: `${origin()}/gtfs-rt/alerts.pb`,
    },
    gbfs: { bikes: `${origin()}/gbfs/bikes/gbfs.json`, cars: `${origin()}/gbfs/cars/gbfs.json` },
    unref: () => void server.unref(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PROTOBUF = 'application/x-protobuf';
const JSON_TEXT = 'application/json; charset=utf-8';

function send(response: ServerResponse, type: string, body: Uint8Array | string | null): void {
  if (body === null) response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  else response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
