/** The timetables that `--gtfs` names, and the sources of live data that belong to them. */
import { StartError } from '@halte/server/startError';
import { addressesOf } from './configValues.ts';

/** A zip, a folder or an http(s) address; `name` is null where none was given. */
export interface FeedAddress {
  readonly name: string | null;
  readonly address: string;
}

/** A source of live data, and the feed whose ids it uses; null: the only one. */
export interface LiveAddress {
  readonly feed: string | null;
  readonly address: string;
}

/** `name=`, as in `bus=bus.zip`; `=bus.zip` has a name without letters, whose ids stay as they are. */
const NAMED = /^([\w-]*)=(?=.)/;

function named(text: string): readonly [name: string | null, rest: string] {
  const [before, name = null] = NAMED.exec(text) ?? [''];
  return [name, text.slice(before.length)];
}

/** @param texts each `[name=]<zip|folder|URL>`. */
export function feedAddressesOf(texts: readonly string[]): FeedAddress[] | null {
  const addresses = texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [name, address] = named(text);
      return { name, address };
    });
  return addresses.length === 0 ? null : addresses;
}

/** @param text `[name=]<URL>`, separated by commas. */
export function liveAddressesOf(option: string, text: string): LiveAddress[] {
  // An address may hold a comma: only one before another address parts the two.
  return text.split(/,(?=\s*(?:[\w-]*=)?[a-z][a-z\d+.-]*:\/\/)/i).flatMap((item) => {
    const [feed, address] = named(item.trim());
    return addressesOf(option, address).map((one) => ({ feed, address: one }));
  });
}

/**
 * What the ids of a source begin with in the network.
 *
 * @param prefixes those of the network's feeds.
 * @throws {@link StartError} where it is unknown which feed it is about.
 */
export function prefixOfLive({ feed, address }: LiveAddress, prefixes: readonly string[]): string {
  const prefix = feed ?? (prefixes.length === 1 ? prefixes[0]! : '');
  if (prefixes.includes(prefix)) return prefix;
  const names = prefixes.map((name) => `${name}=…`).join(', ');
  throw new StartError(
    feed === null
      ? `--gtfs-rt must say of which timetable ${new URL(address).host} tells: ${names}.`
      : `--gtfs-rt names the timetable "${feed}", which is not there: ${names}.`,
  );
}
