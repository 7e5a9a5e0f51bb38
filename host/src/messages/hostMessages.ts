import type { Observable } from '@halte/contract';
import { type LoadMessages, loadMessages } from '@halte/i18n';
import { diagnose } from '../remotes/diagnose.ts';
import type { RemoteFailure } from '../remotes/failure.ts';
import type { ProbeFile } from '../remotes/fileProbe.ts';
import { createLoadable, type Loadable } from '../remotes/loadable.ts';
import { startRecovery } from '../remotes/recovery.ts';
import { createRetry } from '../remotes/retry.ts';

export interface HostMessagesOptions {
  readonly load: LoadMessages;
  readonly probeFile: ProbeFile;
  readonly onFailure: (failure: RemoteFailure) => void;
}

/** The host's own messages. Until they are loaded, no text and no key is shown. */
export function createHostMessages({ load, probeFile, onFailure }: HostMessagesOptions): Loadable<void> {
  const retry = createRetry<void>((error) => diagnose(error, null, probeFile));
  return createLoadable({ run: () => retry.run(() => loadMessages('host', load)), onFailure });
}

/** Loads messages that failed again: with each navigation, when the network is back, and with backoff. */
export function recoverMessages(messages: Loadable<void>, navigated: Observable<unknown>): void {
  if (messages.state.get().status === 'ready') return;
  const recover = () => void messages.loadInBackground();
  const unsubscribes = [startRecovery(recover), navigated.subscribe(recover)];
  unsubscribes.push(
    messages.state.subscribe(() => {
      if (messages.state.get().status === 'ready') for (const unsubscribe of unsubscribes) unsubscribe();
    }),
  );
}
