import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { EVENT_SCHEMAS, REGISTRY_SCHEMA, type RegistryEvent, type RegistryKey, RegistrySchema } from './schema.ts';

/** Where the versions of a remote are. */
export interface RegistryRemote {
  /** Their folder; ends in a slash. */
  readonly base: string;
  /** A manifest must be signed by one of them; null: the folder is one of the host itself. */
  readonly keys: readonly RegistryKey[] | null;
}

/** Which versions of which remotes an environment has, and all that was ever decided about them, in order. */
export interface Registry {
  /** By the id of the remote. */
  readonly remotes: ReadonlyMap<string, RegistryRemote>;
  readonly events: readonly RegistryEvent[];
  /** Sentences about events that this product does not know; they are left out. */
  readonly unknown: readonly string[];
}

export type ParsedRegistry =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly problems: readonly string[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function violations(schema: TSchema, value: unknown, place: string): string[] {
  return Errors(schema, value).map(({ instancePath, message }) => {
    const key = `${place}${instancePath}`.replace(/^\//, '').replaceAll('/', '.');
    return key === '' ? `The registry ${message}.` : `"${key}" ${message}.`;
  });
}

const isKnown = (kind: unknown): kind is keyof typeof EVENT_SCHEMAS =>
  typeof kind === 'string' && Object.hasOwn(EVENT_SCHEMAS, kind);

function eventProblems(event: unknown, index: number): string[] {
  const kind = isRecord(event) ? event['do'] : undefined;
  if (typeof kind !== 'string') return [`"events.${index}" has no "do".`];
  return isKnown(kind) ? violations(EVENT_SCHEMAS[kind], event, `/events/${index}`) : [];
}

/** Events about a remote without a folder, and decisions about a version that was not published before them. */
function orderProblems(events: readonly RegistryEvent[], remotes: ReadonlySet<string>): string[] {
  const published = new Set<string>();
  return events.flatMap((event, index) => {
    if (!remotes.has(event.remote))
      return [`"events.${index}" is about "${event.remote}", which "remotes" does not have.`];
    if (event.do === 'unpin') return [];
    const key = `${event.remote} ${event.version}`;
    if (event.do === 'publish') published.add(key);
    return published.has(key)
      ? []
      : [`"events.${index}" is about ${event.remote} ${event.version}, which was not published before.`];
  });
}

const unsignedProblem = (id: string): string =>
  `"remotes.${id}.keys" is missing: a version of another server is used only when the team has signed it (npx halte-remote keys).`;

/**
 * Parses the document of a registry, `{ schema, remotes, events }`. Unknown keys are ignored, so that a later product can write more.
 * A registry with one invalid event is refused as a whole: without it, another version would be chosen than the operator decided.
 */
export function parseRegistry(content: unknown): ParsedRegistry {
  if (isRecord(content) && typeof content['schema'] === 'number' && content['schema'] > REGISTRY_SCHEMA) {
    return {
      ok: false,
      problems: [
        `The registry has schema ${content['schema']}, this host reads ${REGISTRY_SCHEMA}: update the host first.`,
      ],
    };
  }
  const problems = violations(RegistrySchema, content, '');
  if (problems.length > 0) return { ok: false, problems };
  const { remotes, events } = content as {
    remotes: Record<string, { base: string; keys?: RegistryKey[] }>;
    events: unknown[];
  };
  const unsigned = Object.entries(remotes).filter(([, { base, keys }]) => /^https?:/.test(base) && keys === undefined);
  if (unsigned.length > 0) return { ok: false, problems: unsigned.map(([id]) => unsignedProblem(id)) };
  const wrong = events.flatMap(eventProblems);
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const known = events.filter((event): event is RegistryEvent => isRecord(event) && isKnown(event['do']));
  const misplaced = orderProblems(known, new Set(Object.keys(remotes)));
  if (misplaced.length > 0) return { ok: false, problems: misplaced };
  const unknown = events.flatMap((event, index) =>
    isRecord(event) && !isKnown(event['do'])
      ? [`"events.${index}" is left out: this host knows no "${event['do']}".`]
      : [],
  );
  const places = Object.entries(remotes).map(([id, { base, keys = null }]) => [id, { base, keys }] as const);
  return { ok: true, registry: { remotes: new Map(places), events: known, unknown } };
}
