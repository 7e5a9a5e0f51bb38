import type { HostServices } from '@halte/contract';
import type { MapCore } from '@halte/map-core/lazy';
import { HostProvider } from '@halte/ui/host';
import { createRoot, type Root } from 'react-dom/client';
import { GroundAnswer } from './GroundAnswer.tsx';
import { loadAnswerMessages } from './loadAnswerMessages.ts';

type Answer = NonNullable<Parameters<Parameters<MapCore['onMapAnswer']>[0]>[0]>;

let root: Root | null = null;
let stopListening: (() => void) | undefined;

function close(): void {
  stopListening?.();
  root?.render(null);
}

/** Over the page: the map is below the panel, and a sheet leaves little of it. */
function rootOfPage(): Root {
  const element = document.createElement('div');
  document.body.append(element);
  return createRoot(element);
}

/** Opens the page of a line or of a stop, and a small layer for any other place; the layer closes when the map moves or the page changes. */
export async function showAnswer(answer: Answer, host: HostServices, core: MapCore): Promise<void> {
  close();
  const { navigation } = host;
  if (answer.kind === 'line') return navigation.go({ name: 'schedules-line-id', params: { id: answer.line.id } });
  if (answer.kind === 'stop') {
    return navigation.go({ name: 'proximity-type-id', params: { type: 'stopArea', id: answer.stopAreaId } });
  }
  await loadAnswerMessages();
  root ??= rootOfPage();
  const ends = [core.onMapAnswer((next) => next === null && close()), navigation.current.subscribe(close)];
  stopListening = () => {
    for (const end of ends) end();
  };
  const leave = () => {
    close();
    document.querySelector<HTMLElement>('.leaflet-container')?.focus();
  };
  root.render(
    <HostProvider host={host}>
      <GroundAnswer key={`${answer.x} ${answer.y}`} ground={answer} core={core} onClose={leave} />
    </HostProvider>,
  );
}
