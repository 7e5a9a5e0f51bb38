import { lazyMessages, loadMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    picking: typeof import('./messages/fr.ts').messages;
  }
}

/** Texts of one language about choosing on the map. */
const pickingTexts = lazyMessages({
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers them under the namespace `picking`. */
export function loadPickingTexts(): Promise<void> {
  return loadMessages('picking', pickingTexts);
}
