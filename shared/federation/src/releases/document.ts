import { parseRegistry, type Registry } from '@halte/contract/registry';
import type { RegistryEvent, RegistryKey } from '@halte/contract/registry/schema';
import { UserError } from '../userError.mjs';

/** The document of a registry with nothing in it, for a new environment. */
export const EMPTY = '{ "schema": 1, "remotes": {}, "events": [] }\n';

function contentOf(text: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return { ...content };
  } catch {
    // The sentence below says it.
  }
  throw new UserError('The registry is not JSON, so that nothing can be appended to it.');
}

/** @throws UserError with the problems of a registry that no host would use */
export function registryIn(text: string): Registry {
  const parsed = parseRegistry(contentOf(text));
  if (!parsed.ok) throw new UserError(`The registry would not be used by any host:\n${parsed.problems.join('\n')}`);
  return parsed.registry;
}

/** With a line for each event: a decision is one more line in a comparison of two versions of the file. */
function written({ events, ...head }: Record<string, unknown>): string {
  const lines = (Array.isArray(events) ? events : []).map((event) => `    ${JSON.stringify(event)}`);
  const start = JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n  "events": [');
  return `${start}${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`;
}

/** Where the versions of a remote are, for a registry that does not have it yet. */
export interface NewRemote {
  readonly base: string;
  readonly keys?: readonly RegistryKey[];
}

/**
 * The document with one more event. What this product does not know of it stays as it is.
 *
 * @param remote used if the registry does not have the event's remote
 * @throws UserError where the registry is none, or would not be used with this event
 */
export function withEvent(text: string, event: RegistryEvent, remote?: NewRemote): string {
  const content = contentOf(text);
  const remotes: Record<string, object> = { ...content['remotes']! };
  const known = remote === undefined ? remotes : { [event.remote]: remote, ...remotes };
  const events = [...(Array.isArray(content['events']) ? content['events'] : []), event];
  const result = written({ ...content, remotes: known, events });
  registryIn(result);
  return result;
}
