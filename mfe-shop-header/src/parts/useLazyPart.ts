import { type ComponentType, useState } from 'react';
import { useHeader } from './useHeader.ts';

/** A component whose code is loaded when it is wanted, to keep it out of the first download. `name` is that of its failures in reports. */
export function useLazyPart<Props>(name: string, importPart: () => Promise<ComponentType<Props>>) {
  const { host } = useHeader();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const load = () => importPart().then((loaded) => setPart(() => loaded));
  return {
    /** null until it is loaded. */
    Part,
    load(onFailed: () => void): void {
      load().catch((error: unknown) => {
        onFailed();
        host.report(error, name);
      });
    },
    /** Before it is wanted for sure. Then {@link load} retries what failed, and reports its error. */
    preload(): void {
      load().catch(() => undefined);
    },
  };
}
