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

/** The host's own texts. Until they are here, nothing stands in their place. */
export function createHostMessages({ load, probeFile, onFailure }: HostMessagesOptions): Loadable<void> {
  const retry = createRetry<void>((error) => diagnose(error, null, probeFile));
  return createLoadable({ run: () => retry.run(() => loadMessages('host', load)), onFailure });
}

/** Texts that failed are asked for with each navigation, when the network is back, and after a while. */
export function recoverMessages(texts: Loadable<void>, navigated: Observable<unknown>): void {
  if (texts.state.get().status === 'ready') return;
  const recover = () => void texts.loadInBackground();
  const stops = [startRecovery(recover), navigated.subscribe(recover)];
  stops.push(
    texts.state.subscribe(() => {
      if (texts.state.get().status === 'ready') for (const stop of stops) stop();
    }),
  );
}
