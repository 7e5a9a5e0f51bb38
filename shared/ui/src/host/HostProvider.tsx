import type { HostServices, ViewProps } from '@halte/contract';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

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

/** Wraps the view of a remote in a {@link HostProvider} for the `host` of its props. */
export function withHost(Inner: ComponentType<ViewProps>): ComponentType<ViewProps> {
  return function ViewWithHost(props: ViewProps) {
    return (
      <HostProvider host={props.host}>
        <Inner {...props} />
      </HostProvider>
    );
  };
}
