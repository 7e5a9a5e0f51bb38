/** Timetables named by `--gtfs`, and their sources of live data. */
import { StartError } from '@halte/server/startError';
import { addressesOf } from './configValues.ts';

/** A zip, a folder or an http(s) address; `name` is null where none was given. */
export interface FeedAddress {
  readonly name: string | null;
  readonly address: string;
}

/** A source of live data, and the feed whose ids it uses; null: the only feed. */
export interface LiveAddress {
  readonly feed: string | null;
  readonly address: string;
}

/** `name=`, as in `bus=bus.zip`; the name may be empty (`=bus.zip`), which leaves the ids unchanged. */
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
  // An address may contain a comma: only a comma followed by another address is a separator.
  return text.split(/,(?=\s*(?:[\w-]*=)?[a-z][a-z\d+.-]*:\/\/)/i).flatMap((item) => {
    const [feed, address] = named(item.trim());
    return addressesOf(option, address).map((one) => ({ feed, address: one }));
  });
}

/**
 * The prefix of a source's ids in the network.
 *
 * @param prefixes of the network's feeds.
 * @throws {@link StartError} if the feed it belongs to is unknown.
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
