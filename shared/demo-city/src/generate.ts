/** A program: generates the city and writes its files. Arguments: the day, and the paths of timetable, places, ground and network. */
import { writeFile } from 'node:fs/promises';
import { generateCity } from './city/generateCity.ts';
import { groundOf } from './ground/ground.ts';
import { feedTables } from './gtfs/tables.ts';
import { writeZip } from './gtfs/zip.ts';
import { placesOf } from './places/places.ts';
import { networkOf } from './realtime/network.ts';
import { servicePeriodAround } from './timetable/servicePeriod.ts';

const [today = '', gtfs = '', places = '', ground = '', network = ''] = process.argv.slice(2);
const city = generateCity();
await writeZip(feedTables(city, today), gtfs);
await writeFile(places, JSON.stringify(placesOf(city)));
await writeFile(ground, JSON.stringify(groundOf(city)));
await writeFile(network, JSON.stringify(networkOf(city, servicePeriodAround(today))));
