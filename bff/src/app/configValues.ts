/** Parses the texts of options; an invalid one throws a StartError with one message. */
import { StartError } from '../common/startError.ts';

export function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new StartError(`--port must be a number from 0 to 65535, not "${text}".`);
  return port;
}

export function wholeOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least || number > most)
    throw new StartError(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return number;
}

export function addressesOf(name: string, text: string): string[] {
  // An address may hold a comma: only one before another address parts the two.
  const addresses = text.split(/,(?=\s*[a-z][a-z\d+.-]*:\/\/)/i).flatMap((item) => item.trim() || []);
  for (const address of addresses)
    if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
      throw new StartError(`--${name} takes http(s) addresses, which "${address}" is not.`);
  return addresses;
}

export function databaseOf(text: string): string | null {
  if (text === '') return null;
  // The address may hold a password: it is not repeated.
  if (!/^postgres(ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new StartError('--database must be an address that begins with postgresql://.');
  return text;
}

export function isOn(environment: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const text = environment[name]?.toLowerCase() ?? '';
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['', '0', 'false', 'no', 'off'].includes(text)) return false;
  throw new StartError(`${name} must be 1 or 0, not "${environment[name]}".`);
}

export function isSwitchedOn(name: string, text: string): boolean {
  if (text === 'on') return true;
  if (text === 'off') return false;
  throw new StartError(`--${name} must be on or off, not "${text}".`);
}

/** Whether only this machine reaches what listens there. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
