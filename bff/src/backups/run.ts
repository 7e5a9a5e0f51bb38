import { StartError } from '@halte/server/startError';
import type { Report } from '../common/report.ts';
import { HELP, readSettings, type Settings } from './settings.ts';

/** Runs a command with the options of this process; what is wrong with it is one sentence, and exit code 1. */
export async function runCommand(
  name: keyof typeof HELP,
  work: (settings: Settings, report: Report) => Promise<void>,
): Promise<void> {
  try {
    const settings = readSettings(name, process.argv.slice(2), process.env);
    if (settings === 'help') console.log(HELP[name]);
    else await work(settings, (line) => console.log(line));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
