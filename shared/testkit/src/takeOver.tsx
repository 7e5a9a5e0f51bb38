import { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers';
import type { AreaModule, Locale, Query, RouteName, RouteParams, ViewName, ViewProps } from '@halte/contract';
import type { PaintedViews } from '@halte/contract/firstPaint';
import { filledPaint } from '@halte/federation/filledPaint';
import { paintsOfRemote } from '@halte/federation/prerender';
import { initI18n, loadMessages } from '@halte/i18n';
import { HostProvider } from '@halte/ui/host';
import { act, type ComponentType, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type FakeHost, fakeHost } from './fakeHost.ts';

export interface TakeOverOptions {
  readonly remote: AreaModule;
  readonly painted: PaintedViews;
  readonly view: ViewName;
  readonly locale: Locale;
  /** Parameters in the page's address; those of the build unless given. */
  readonly params?: RouteParams;
  /** The query of the page's address. */
  readonly query?: Query;
}

/** Runs a part of a build with the parts of Node that jsdom hides from React's renderer. */
export async function asBuild<T>(run: () => Promise<T>): Promise<T> {
  const globals = { ReadableStream, setImmediate };
  const hidden = Object.keys(globals).filter((name) => !(name in globalThis));
  Object.assign(globalThis, globals);
  try {
    return await run();
  } finally {
    for (const name of hidden) Reflect.deleteProperty(globalThis, name);
  }
}

/** The markup that the server of the host writes into a page with this address. */
async function markupOf(options: TakeOverOptions, host: FakeHost): Promise<string> {
  const { remote, painted, locale } = options;
  const { [options.view]: paint } = await asBuild(() => paintsOfRemote(remote, painted, locale));
  if (!paint) throw new Error(`The remote does not paint "${options.view}".`);
  return filledPaint(paint, { href: host.navigation.href, query: options.query ?? {} });
}

/**
 * Renders a view as its build does, writes the markup into the page with the values of an address, and lets React take it over with the same view.
 * Set up what only a browser has, such as storage, before this: the build of a remote has none, but here it runs in the same place.
 *
 * @returns what React says of differences between the markup and the first render
 */
export async function differencesOf(options: TakeOverOptions): Promise<readonly string[]> {
  const { remote, painted, view, locale, query = {} } = options;
  const { route, ...built } = painted[view] ?? {};
  const params = options.params ?? built.params ?? {};
  const host = fakeHost({ locale, route: { name: route ?? (view as RouteName), params, query } });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await markupOf(options, host);

  initI18n({ locale, apiKey: '' });
  await loadMessages(remote.id, remote.messages);
  const Screen = (await remote.views[view]?.())?.View as ComponentType<ViewProps>;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const differences: string[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Suspense>
        <HostProvider host={host}>
          <Screen host={host} params={params} query={query} />
        </HostProvider>
      </Suspense>,
      { onRecoverableError: (error) => differences.push(String(error)) },
    ),
  );
  // Attributes that differ are said there only.
  const said = log.mock.calls.map((call) => call.join(' ')).filter((text) => /hydrat/i.test(text));
  await act(async () => root.unmount());
  log.mockRestore();
  container.remove();
  return [...differences, ...said];
}
