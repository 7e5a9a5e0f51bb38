import type { Locale, Messages } from '@halte/contract';

const FILES = {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
} as const satisfies Record<Locale, () => Promise<{ readonly messages: Messages }>>;

export async function loadHostMessages(locale: Locale): Promise<Messages> {
  return (await FILES[locale]()).messages;
}
