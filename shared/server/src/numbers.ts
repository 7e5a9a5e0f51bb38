import { StartError } from './startError.ts';

/** A whole number in an option of the command line or the environment. @throws StartError for anything else. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least || number > most)
    throw new StartError(`--${option} must be a whole number from ${least} to ${most}, not "${text}".`);
  return number;
}

/** A TCP port; 0 is any free one. @throws StartError for anything else. */
export function portNumber(text: string): number {
  return wholeNumber('port', text, 0, 65_535);
}
