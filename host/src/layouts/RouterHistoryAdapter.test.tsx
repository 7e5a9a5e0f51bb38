import '@testing-library/jest-dom';
import { act, render, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { type App, AppContext } from '../context/appContext.ts';
import { createNavigation } from '../routes/navigation.ts';
import { createRouterHistory } from '../routes/routerHistory.ts';
import { TABLE } from '../testing/product.ts';
import { RouterHistoryAdapter } from './RouterHistoryAdapter.tsx';

function setUp() {
  const history = createRouterHistory();
  const navigation = createNavigation({
    history,
    routes: TABLE,
    visitor: () => ({ routes: TABLE, locale: 'fr', authenticated: false, isWidget: false, urls: {} }),
    linkOptions: () => ({ locale: 'fr', carried: {} }),
    leave: () => {},
    reloadForNewBuild: () => null,
    prepare: () => null,
    onRefused: () => {},
    onCommitted: () => {},
    report: () => {},
  });
  const draw = () =>
    render(
      <BrowserRouter>
        <AppContext value={{ history, navigation } as unknown as App}>
          <RouterHistoryAdapter />
        </AppContext>
      </BrowserRouter>,
    );
  return { navigation, draw };
}

beforeEach(() => history.replaceState(null, '', '/fr'));

it('writes the app’s navigations, and follows Back and Forward of the browser', async () => {
  const { navigation, draw } = setUp();
  draw();
  act(() => navigation.go({ name: 'schedules' }));
  expect(location.pathname).toBe('/fr/schedules');

  act(() => navigation.back({ name: 'proximity' }));
  await waitFor(() => expect(navigation.current.get().name).toBe('index'));
  expect(location.pathname).toBe('/fr');

  act(() => history.forward());
  await waitFor(() => expect(navigation.current.get().name).toBe('schedules'));
});

it('follows a Back that comes before the screen it leaves is drawn', async () => {
  const { navigation, draw } = setUp();
  draw();
  await act(async () => {
    navigation.go({ name: 'schedules' });
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });
  expect(location.pathname).toBe('/fr');
  expect(navigation.current.get().name).toBe('index');
});

it('has nothing to go back to on the first screen', () => {
  const { navigation, draw } = setUp();
  draw();
  act(() => navigation.back({ name: 'proximity' }));
  expect(location.pathname).toBe('/fr/proximity');
});

it('writes a navigation that was made before the first render', () => {
  const { navigation, draw } = setUp();
  navigation.replace({ name: 'schedules' });
  expect(location.pathname).toBe('/fr');
  draw();
  expect(location.pathname).toBe('/fr/schedules');
});

it('writes the address of a guard’s redirect', () => {
  history.replaceState(null, '', '/fr/account/profile');
  setUp().draw();
  expect(location.pathname + location.search).toBe('/fr?redirect=%2Ffr%2Faccount%2Fprofile');
});
