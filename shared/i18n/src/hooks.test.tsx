import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useLocale, useTranslate } from './hooks.ts';
import { addMessages, initI18n, loadMessages, setLocale } from './messages.ts';

declare module './namespaces.ts' {
  interface MessageNamespaces {
    sign: { readonly hello: string };
    board: { readonly hello: string };
  }
}

/** Each test has an area of its own: texts stay for the page. */
function Sign({ area, name }: { readonly area: 'sign' | 'board'; readonly name: string }) {
  const t = useTranslate(area);
  const locale = useLocale();
  return <p lang={locale}>{t('hello', { name })}</p>;
}

it('shows the text again when texts arrive late and when the language changes', async () => {
  initI18n({ locale: 'fr', apiKey: 'azur' });
  const { rerender } = render(<Sign area="sign" name="Ada" />);
  expect(screen.getByRole('paragraph')).toBeEmptyDOMElement();
  expect(screen.getByRole('paragraph')).toHaveAttribute('lang', 'fr');

  act(() => addMessages('sign', 'fr', { hello: 'Bonjour {{name}}' }));
  expect(screen.getByText('Bonjour Ada')).toBeVisible();

  rerender(<Sign area="sign" name="<b>Zoë</b>" />);
  expect(screen.getByText('Bonjour <b>Zoë</b>')).toBeVisible();

  await act(() => loadMessages('sign', async (locale) => ({ hello: `${locale} {{name}}` })));
  await act(() => setLocale('de'));
  expect(screen.getByText('de <b>Zoë</b>')).toHaveAttribute('lang', 'de');
});

it('is drawn again for texts of its own and for those of the tenant, not for those of another area', () => {
  initI18n({ locale: 'fr', apiKey: 'azur' });
  const drawn = jest.fn();
  render(
    <Profiler id="board" onRender={drawn}>
      <Sign area="board" name="Ada" />
    </Profiler>,
  );
  drawn.mockClear();
  act(() => addMessages('elsewhere', 'fr', { hello: 'Ailleurs' }));
  expect(drawn).not.toHaveBeenCalled();

  act(() => addMessages('board', 'fr', { hello: 'Salut {{name}}' }));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Salut Ada')).toBeVisible();

  act(() => initI18n({ locale: 'fr', apiKey: 'azur', tenantMessages: { fr: { 'board.hello': 'Ohé {{name}}' } } }));
  expect(screen.getByText('Ohé Ada')).toBeVisible();
});
