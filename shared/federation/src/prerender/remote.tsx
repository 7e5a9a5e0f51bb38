import type { AreaModule, Locale, RouteTarget, View, ViewName, ViewProps } from '@halte/contract';
import type { PaintedViews } from '@halte/contract/firstPaint';
import { initI18n, loadMessages } from '@halte/i18n';
import { HostProvider } from '@halte/ui/host';
import type { ComponentType } from 'react';
import { buildHost } from './host.ts';
import { createMarks, type Resolved } from './marks.ts';
import { renderMarkup } from './render.ts';
import { markedText } from './texts.ts';

async function viewOf(remote: AreaModule, name: ViewName): Promise<View> {
  const load = remote.views[name];
  if (!load) throw new Error(`The remote has no view "${name}".`);
  const { View } = await load();
  if (!View) throw new Error(`View "${name}" draws itself: it has no first paint.`);
  return View;
}

/** The first paint of each view that a remote paints, in one language, by the name of the view. */
export async function paintsOfRemote(
  remote: AreaModule,
  painted: PaintedViews,
  locale: Locale,
): Promise<Readonly<Record<string, Resolved>>> {
  const marks = createMarks();
  initI18n({ locale, apiKey: '', rewrite: (...text) => markedText(marks, ...text) });
  await loadMessages(remote.id, remote.messages);
  const paints: Record<string, Resolved> = {};
  for (const [name, paint] of Object.entries(painted) as [ViewName, PaintedViews[ViewName]][]) {
    const Screen = (await viewOf(remote, name)) as ComponentType<ViewProps>;
    const valueIn = (parameter: string) => marks.at({ kind: 'query', name: parameter });
    const { params = {} } = paint ?? {};
    const route = { name: paint?.route ?? (name as RouteTarget['name']), params };
    const query = paint?.query?.(valueIn, buildHost(marks, locale, route)) ?? {};
    const host = buildHost(marks, locale, { ...route, query });
    paint?.prepare?.(host, query);
    try {
      const html = await renderMarkup(
        <HostProvider host={host}>
          <Screen host={host} params={params} query={query} />
        </HostProvider>,
      );
      paints[name] = marks.resolve(html);
    } catch (error) {
      throw new Error(`First paint of "${name}" in ${locale}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return paints;
}
