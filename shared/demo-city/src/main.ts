/** A program: publishes the demo city like an operator, for a backend that is configured with its addresses. Options: --port, --data. */
import { parseArgs } from 'node:util';
import { cityFiles, readNetwork, readPlaces } from './files.ts';
import { createOperator } from './operator.ts';
import { serveOperator } from './server.ts';
import { dateOf, dayOf } from './timetable/time.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, data: { type: 'string', default: '.cache' } },
});

const EVERY_SECONDS = 20;
const now = () => Math.floor(Date.now() / 1_000);

const files = await cityFiles({ today: dateOf(dayOf(now())), folder: values.data });
const [network, places] = await Promise.all([readNetwork(files), readPlaces(files)]);
const operator = createOperator({ network: () => network, places, everySeconds: EVERY_SECONDS, now });
const server = await serveOperator(operator, { port: Number(values.port), timetable: files.gtfs });
process.on('SIGINT', () => void server.close());
process.on('SIGTERM', () => void server.close());
console.log([server.timetable, ...Object.values(server.realTime), ...Object.values(server.gbfs)].join('\n'));
