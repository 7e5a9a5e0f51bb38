import { useHost } from '@halte/ui/host';
import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code is loaded when it is first shown. Until then, and if that fails, `meanwhile` is in its place: what takes the same room,
 * where others stand behind it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): FunctionComponent<Props> {
  return function Later(props: Props) {
    const host = useHost();
    const [View, setView] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      load().then(
        (loaded) => setView(() => loaded),
        (error: unknown) => host.report(error, 'load'),
      );
    }, [host]);
    return View ? <View {...props} /> : meanwhile;
  };
}
