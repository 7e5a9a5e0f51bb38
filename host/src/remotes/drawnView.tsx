import type { DrawnView, View, ViewModule, ViewProps } from '@halte/contract';
import { useEffect, useRef } from 'react';

type Mount = NonNullable<ViewModule['mount']>;

/** The component of a view that draws itself. An error of it is that of its screen. */
export function drawnView(mount: Mount): View {
  return function Drawn({ host, params, query }: ViewProps) {
    const element = useRef<HTMLDivElement>(null);
    const drawn = useRef<DrawnView | null>(null);
    const latest = useRef<ViewProps>({ host, params, query });

    useEffect(() => {
      drawn.current = mount(element.current!, latest.current);
      return () => {
        drawn.current?.unmount();
        drawn.current = null;
      };
    }, []);

    useEffect(() => {
      const props = { host, params, query };
      if (latest.current.params !== params || latest.current.query !== query) drawn.current?.update(props);
      latest.current = props;
    }, [host, params, query]);

    return <div ref={element} />;
  };
}
