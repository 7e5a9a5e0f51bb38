/** Runs as a process of its own: generates the city and writes its model (`.city`, serialised by V8) and its timetable (`.zip`). */
import { writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { generateCity } from './city.ts';
import { writeDemoFeed } from './demoFeed.ts';

const [today = '', to = ''] = process.argv.slice(2);
const city = generateCity();
await writeDemoFeed(city, { today, to: `${to}.zip` });
await writeFile(`${to}.city`, serialize(city));
