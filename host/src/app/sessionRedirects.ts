import type { Session } from '@halte/contract';
import type { HostNavigation } from '../routes/navigation.ts';
import type { RouteTable } from '../routes/table.ts';

/** Leaves an account screen when the session ends, and applies the `redirect` of home when one starts. */
export function redirectOnSessionChange(
  { state }: Pick<Session, 'state'>,
  { byName }: RouteTable,
  navigation: HostNavigation,
): void {
  state.subscribe(() => {
    const { name, fullPath } = navigation.current.get();
    if (name !== null && byName.get(name)?.signIn && !state.get().authenticated) navigation.replace({ name: 'index' });
    else if (name === 'index') navigation.open(fullPath, 'replace');
  });
}
