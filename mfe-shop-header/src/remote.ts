import { CONTRACT, type HeaderModule } from '@halte/contract';
import { BAR_KINDS } from './bar/barKinds.tsx';
import { Header } from './bar/Header.tsx';
import { isKnown } from './kinds/kinds.ts';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';
import { draw } from './parts/draw.tsx';
import { FooterWhenShown, SidebarWhenShown } from './sides.tsx';

// A few dozen words in each language: fetched with the header, they cost less than a second trip to the server.
const MESSAGES = { fr, en, es, it, de };

export const remote = {
  contract: CONTRACT,
  kind: 'header',
  id: 'shop-header',
  messages: async (locale) => MESSAGES[locale],
  mount(element, host) {
    for (const component of host.tenant.components) {
      if (!isKnown(component, BAR_KINDS)) console.error(`Unknown component of the header: ${component.kind}`);
    }
    return draw(Header, element, host);
  },
  mountSidebar: (element, host) => draw(SidebarWhenShown, element, host),
  mountFooter: (element, host) => draw(FooterWhenShown, element, host),
} satisfies HeaderModule;
