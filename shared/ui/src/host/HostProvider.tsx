import type { HostServices } from '@halte/contract';
import { createContext, type ReactNode, useContext } from 'react';

const HostContext = createContext<HostServices | null>(null);

interface HostProviderProps {
  readonly host: HostServices;
  readonly children: ReactNode;
}

/** Provides the host's services to the components below it. */
export function HostProvider({ host, children }: HostProviderProps) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** @throws outside of a {@link HostProvider}. */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost() needs a HostProvider above it.');
  return host;
}
