import { useHost } from '@halte/ui/host';
import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

interface LaterOptions {
  /** In its place until the component is there, and if that fails: what takes the same room, where others stand behind it. */
  readonly meanwhile?: ReactNode;
  /** When its code is loaded; at once if not given. Returns what cancels it. */
  readonly when?: (task: () => void) => () => void;
}

function atOnce(task: () => void): undefined {
  task();
}

/** A component whose code is loaded when it is first shown. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = null, when }: LaterOptions = {},
): FunctionComponent<Props> {
  return function Later(props: Props) {
    const host = useHost();
    const [View, setView] = useState<ComponentType<Props> | null>(null);
    useEffect(
      () =>
        (when ?? atOnce)(() => {
          load().then(
            (loaded) => setView(() => loaded),
            (error: unknown) => host.report(error, 'load'),
          );
        }),
      [host],
    );
    return View ? <View {...props} /> : meanwhile;
  };
}
