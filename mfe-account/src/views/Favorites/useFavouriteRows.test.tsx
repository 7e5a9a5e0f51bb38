import { initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, renderHook } from '@testing-library/react';
import { useFavouriteRows } from './useFavouriteRows.ts';

const favoriteLines = ['12', '30'].map((id) => ({ favoriteId: id, line: { id } }));

it('renders what is read first after the render of the task that has read it, and what is changed later at once', async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  const host = fakeHost({ favourites: { favoriteLines } });
  /** Of each render: whether it is read, and how many lines there are. */
  const renders: (readonly [boolean, number])[] = [];
  renderHook(
    () => {
      const { loaded, rows } = useFavouriteRows();
      renders.push([loaded, rows.lines.length]);
    },
    { wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider> },
  );
  await act(async () => undefined);
  expect(renders).toEqual([
    [false, 0],
    [false, 0],
    [true, 2],
  ]);
  renders.length = 0;
  await act(async () => void (await host.favourites.remove('30')));
  expect(renders[0]).toEqual([true, 1]);
});
