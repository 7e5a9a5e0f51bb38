import type { Messages } from '@halte/contract';
import { type LoadMessages, lazyMessages, type MessageFiles } from './lazyMessages.ts';
import { loadMessages } from './messages.ts';
import type { Namespace } from './namespaces.ts';

/** The messages of one namespace. */
export interface MessageLoader {
  /** Registers them in the current language, and in every language chosen later. Before the first component that uses them is shown. */
  (): Promise<void>;
  /** Loads those of one language, without registering them. */
  readonly of: LoadMessages;
}

/** Messages that are loaded with the part of the app that needs them: `messageLoader('area', { fr: () => import('./fr.ts'), … })`. */
export function messageLoader<French extends Messages>(
  namespace: Namespace,
  files: MessageFiles<French>,
): MessageLoader {
  const of = lazyMessages(files);
  return Object.assign(() => loadMessages(namespace, of), { of });
}
