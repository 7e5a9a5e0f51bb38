import type { HostServices } from '@halte/contract';
import { HostProvider } from '@halte/ui/host';
import { type ComponentType, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a part of the header into an element of the host, in steps that leave room for a tap; returns what removes it. */
export function draw(View: ComponentType, element: HTMLElement, host: HostServices): () => void {
  const root = createRoot(element);
  startTransition(() =>
    root.render(
      <HostProvider host={host}>
        <View />
      </HostProvider>,
    ),
  );
  // The host may be in the middle of a render of its own when it lets go of us, and React renders one root at a time.
  return () => queueMicrotask(() => root.unmount());
}
