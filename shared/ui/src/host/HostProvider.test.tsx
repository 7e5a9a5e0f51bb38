import type { HostServices } from '@halte/contract';
import { renderHook } from '@testing-library/react';
import { HostProvider, useHost } from './HostProvider.tsx';

const coast = { tenant: { name: 'Coast' } } as HostServices;

it('provides the host to the components below', () => {
  const { result } = renderHook(useHost, {
    wrapper: ({ children }) => <HostProvider host={coast}>{children}</HostProvider>,
  });
  expect(result.current).toBe(coast);
});

it('is missing outside of a provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useHost)).toThrow(/HostProvider/);
  log.mockRestore();
});
