import type { HostServices, Locale, MessageKey, SessionState } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { messages } from '../messages/fr.ts';

type HeaderKey = MessageKey<typeof messages>;

export interface HeaderState {
  readonly host: HostServices;
  readonly locale: Locale;
  readonly fullPath: string;
  readonly session: SessionState;
  /** A text of the header, in the current language. */
  readonly t: (key: HeaderKey, values?: Readonly<Record<string, string>>) => string;
}

/** The state that all parts of the header depend on; a part renders again when it changes. */
export function useHeader(): HeaderState {
  const host = useHost();
  const locale = useObservable(host.locale);
  const { fullPath } = useObservable(host.navigation.current);
  const session = useObservable(host.session.state);
  return { host, locale, fullPath, session, t: (key, values) => host.translate(key, values) };
}
