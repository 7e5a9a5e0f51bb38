/** Runs as a process of its own: makes up the city, writes its timetable, and hands over the city. */
import { generateCity } from './city.ts';
import { writeDemoFeed } from './demoFeed.ts';

const [today = '', to = ''] = process.argv.slice(2);
const city = generateCity();
await writeDemoFeed(city, { today, to });
process.send?.(city, () => process.disconnect());
