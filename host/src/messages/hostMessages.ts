import type { Observable } from '@halte/contract';
import { type LoadMessages, loadMessages } from '@halte/i18n';
import type { RemoteFailure } from '../remotes/failure.ts';
import type { Investigate } from '../remotes/fileProbe.ts';
import { createLoadable, type Loadable } from '../remotes/loadable.ts';
import { keepRecovering } from '../remotes/recovery.ts';
import { diagnose } from '../remotes/remote.ts';
import { createAttempts } from '../remotes/retry.ts';

export interface TextsOptions {
  readonly load: LoadMessages;
  readonly investigate: Investigate;
  readonly onFailure: (failure: RemoteFailure) => void;
}

/** The host's own texts. Until they are here, nothing stands in their place. */
export function createTexts({ load, investigate, onFailure }: TextsOptions): Loadable<void> {
  const attempts = createAttempts<void>((error) => diagnose(error, null, investigate));
  return createLoadable({ run: () => attempts.run(() => loadMessages('host', load)), onFailure });
}

/** Texts that failed are asked for with each navigation, when the network is back, and after a while. */
export function recoverTexts(texts: Loadable<void>, navigated: Observable<unknown>): void {
  if (texts.state.get().status === 'ready') return;
  const recover = () => void texts.loadQuietly();
  const stops = [keepRecovering(recover), navigated.subscribe(recover)];
  stops.push(
    texts.state.subscribe(() => {
      if (texts.state.get().status === 'ready') for (const stop of stops) stop();
    }),
  );
}
