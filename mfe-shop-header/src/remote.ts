import { CONTRACT, type HeaderModule, type HostServices } from '@halte/contract';
import { BAR_KINDS } from './bar/barKinds.tsx';
import { Header } from './bar/Header.tsx';
import { isKnown } from './kinds/kinds.ts';
import { loadMessages } from './messages/load.ts';
import { draw } from './parts/draw.tsx';
import { FooterWhenShown, SidebarWhenShown } from './sides.tsx';

export const remote = {
  contract: CONTRACT,
  kind: 'header',
  id: 'shop-header',
  messages: loadMessages,
  mount(element, host: HostServices) {
    for (const component of host.tenant.components) {
      if (!isKnown(component, BAR_KINDS)) console.error(`Unknown component of the header: ${component.kind}`);
    }
    return draw(Header, element, host);
  },
  mountSidebar: (element: HTMLElement, host: HostServices) => draw(SidebarWhenShown, element, host),
  mountFooter: (element: HTMLElement, host: HostServices) => draw(FooterWhenShown, element, host),
} satisfies HeaderModule;
