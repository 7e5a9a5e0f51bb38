import { CONTRACT, type HeaderModule } from '@halte/contract';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Header } from './Header.tsx';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';

// A dozen words in each language: fetched with the header, they cost less than a second trip to the server.
const MESSAGES = { fr, en, es, it, de };

export const remote = {
  contract: CONTRACT,
  kind: 'header',
  id: 'shop-header',
  messages: async (locale) => MESSAGES[locale],
  mount(element, host) {
    const root = createRoot(element);
    root.render(createElement(Header, { host }));
    // The host may be in the middle of a render of its own when it lets go of us, and React renders one root at a time.
    return () => queueMicrotask(() => root.unmount());
  },
} satisfies HeaderModule;
