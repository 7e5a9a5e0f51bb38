/** Parses the texts of options; an invalid one throws a StartError with one message. */
import { StartError } from '@halte/server/startError';
import type { MailServer } from '../mail/smtp.ts';

export function addressesOf(name: string, text: string): string[] {
  // An address may contain a comma: only a comma followed by another address is a separator.
  const addresses = text.split(/,(?=\s*[a-z][a-z\d+.-]*:\/\/)/i).flatMap((item) => item.trim() || []);
  for (const address of addresses)
    if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
      throw new StartError(`--${name} takes http(s) addresses, which "${address}" is not.`);
  return addresses;
}

/** @throws StartError */
export function valkeyOf(text: string): URL | null {
  if (text === '') return null;
  const isMeant = /^(?:valkey|redis)s?:\/\/[^/]/.test(text) && URL.canParse(text);
  // What is given may have a password.
  if (!isMeant) throw new StartError('--valkey must be an address such as valkey://valkey.example:6379.');
  return new URL(text);
}

export function databaseOf(text: string): string | null {
  if (text === '') return null;
  // The address may hold a password: it is not repeated.
  if (!/^postgres(ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new StartError('--database must be an address that begins with postgresql://.');
  return text;
}

/** Several processes are several servers of one machine: what they must know of each other is in PostgreSQL. */
export function checkProcesses({
  gtfs,
  database,
}: {
  readonly gtfs: readonly unknown[] | null;
  readonly database: string | null;
}): void {
  if (gtfs === null)
    throw new StartError(
      '--processes above 1 needs a timetable (--gtfs or --prepared): the made-up city is for one process.',
    );
  if (database === null)
    throw new StartError(
      '--processes above 1 needs a PostgreSQL (--database): with SQLite, each process would count wrong passwords by itself.',
    );
}

const MIGRATE = ['start', 'off', 'only'] as const;

export function migrateOf(text: string): (typeof MIGRATE)[number] {
  const when = MIGRATE.find((one) => one === text);
  if (!when) throw new StartError(`--migrate must be one of ${MIGRATE.join(', ')}, not "${text}".`);
  return when;
}

export function mailServerOf(url: string, from: string): MailServer | null {
  if (url === '' && from === '') return null;
  // The address may hold a password: it is not repeated.
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new StartError('--smtp-url must be an address that begins with smtp:// or smtps://.');
  if (!/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw new StartError('--mail-from must be the sender of messages, such as no-reply@trips.example.org.');
  return { url, from };
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
