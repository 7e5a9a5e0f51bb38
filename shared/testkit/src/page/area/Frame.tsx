import { LOCALES } from '@halte/contract';
import { neededParams } from '@halte/federation/paths';
import { useObservable } from '@halte/ui';
import type { FakeHost } from '../../fakeHost.ts';
import type { AreaBoot } from './areaPage.ts';

/** Above the screen: the screens of the remote that an address without parameters names, the languages, and the account. */
export function Frame({ boot, host }: { readonly boot: AreaBoot; readonly host: FakeHost }) {
  const { authenticated } = useObservable(host.session.state);
  const { name } = useObservable(host.navigation.current);
  const starts = boot.areas.routes.filter(({ path }) => neededParams(path).length === 0);
  return (
    <nav aria-label={boot.id}>
      {starts.map((route) => (
        <a
          key={route.name}
          href={host.navigation.href({ name: route.name })}
          aria-current={route.name === name ? 'page' : undefined}
        >
          {boot.areas.texts[`title.${route.name}`] ?? route.name}
        </a>
      ))}
      <span>
        {LOCALES.map((locale) => (
          <a key={locale} href={host.navigation.hrefIn(locale)} hrefLang={locale} lang={locale} data-whole>
            {locale}
          </a>
        ))}
      </span>
      <button
        type="button"
        onClick={() => (authenticated ? host.session.signOut() : host.session.signIn(location.pathname))}
      >
        {authenticated ? 'Sign out' : 'Sign in'}
      </button>
      <output data-kit="toast" />
    </nav>
  );
}
