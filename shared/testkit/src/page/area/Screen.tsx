import type { AreaModule, HostServices, Observable, ViewModule, ViewProps } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { HostProvider } from '@halte/ui/host';
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';

type Mount = NonNullable<ViewModule['mount']>;

/** What the page shows: a screen of the remote, or why there is none. */
export type Shown =
  | ({ readonly name: string; readonly view: ViewModule } & Pick<ViewProps, 'params' | 'query'>)
  | { readonly problem: string };

const textOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** The view of the remote's module for a route. @throws with a sentence */
export async function loadView(
  { views }: AreaModule,
  name: string,
  supports: HostServices['supports'],
): Promise<ViewModule> {
  const load = views[name];
  if (!load) throw new Error(`src/remote.ts has no view "${name}".`);
  const view = await load();
  if (view.View) return view;
  if (typeof view.mount !== 'function')
    throw new Error(`The view "${name}" has no component named View, and no mount(element, props).`);
  if (supports('mount')) return view;
  throw new Error(`The view "${name}" draws itself, and this host does not have the capability "mount".`);
}

class Boundary extends Component<
  { readonly onError: (problem: string) => void; readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(`It has crashed: ${textOf(error)}`);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Drawn({ mount, ...props }: ViewProps & { readonly mount: Mount }) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<Mount> | null>(null);
  const latest = useRef<ViewProps>(props);
  latest.current = props;
  useEffect(() => {
    drawn.current = mount(element.current!, latest.current);
    return () => {
      drawn.current?.unmount();
      drawn.current = null;
    };
  }, [mount]);
  const { params, query } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another call, and nothing else is
  useEffect(() => drawn.current?.update(latest.current), [params, query]);
  return <div ref={element} />;
}

interface ScreenProps {
  readonly host: HostServices;
  readonly shown: Observable<Shown>;
  /** Called with each render that has reached the page, and with what went wrong. */
  readonly onDrawn: () => void;
  readonly onProblem: (problem: string) => void;
}

function AfterDrawn({ onDrawn }: Pick<ScreenProps, 'onDrawn'>) {
  useEffect(onDrawn);
  return null;
}

/** The screen in the page, as a host draws it. */
export function Screen({ host, shown, onDrawn, onProblem }: ScreenProps) {
  const screen = useObservable(shown);
  if ('problem' in screen) return <p role="alert">{screen.problem}</p>;
  const { name, view, params, query } = screen;
  const View = view.View as ComponentType<ViewProps> | undefined;
  return (
    <Boundary key={name} onError={onProblem}>
      <Suspense>
        <HostProvider host={host}>
          {View ? <View host={host} params={params} query={query} /> : null}
          {view.mount ? <Drawn mount={view.mount} host={host} params={params} query={query} /> : null}
        </HostProvider>
        <AfterDrawn onDrawn={onDrawn} />
      </Suspense>
    </Boundary>
  );
}
