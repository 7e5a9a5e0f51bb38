import type { HostServices, MessageKey } from '@halte/contract';
import type { messages } from '../messages/fr.ts';

type HeaderKey = MessageKey<typeof messages>;

/** A text of the header, in the current language. */
export function translate(host: HostServices, key: HeaderKey, values?: Readonly<Record<string, string>>): string {
  return host.translate(key, values);
}
