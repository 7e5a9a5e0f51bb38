import { addMessages, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { render, screen } from '@testing-library/react';
import { messages as en } from '../messages/en.ts';
import { messages as fr } from '../messages/fr.ts';
import { ErrorPage } from './ErrorPage.tsx';

const ADDRESS = '/en/nowhere?a=%22b';
const TEXTS = { en, fr };

function show(locale: 'en' | 'fr', missing: string | null) {
  initI18n({ locale, apiKey: 'k' });
  addMessages('host', locale, TEXTS[locale]);
  return render(<ErrorPage host={fakeHost({ locale })} missing={missing} />).container;
}

it.each([
  ['en', ADDRESS, '404', 'Page not found', `Page not found: ${ADDRESS}`],
  ['en', null, '500', 'Internal server error', null],
  ['fr', ADDRESS, '404', 'Page introuvable', `Page introuvable : ${ADDRESS}`],
  ['fr', null, '500', 'Erreur interne du serveur', null],
] as const)('in %s, of the address %s: %s %s', (locale, missing, code, title, path) => {
  const page = show(locale, missing);
  expect(page).toHaveTextContent(code);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  if (path !== null) expect(screen.getByText(path)).toBeVisible();
  const advice = TEXTS[locale][missing === null ? 'error.broken.advice' : 'error.missing.advice']!;
  expect(screen.getByText(advice)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', `/${locale}/index`);
});
