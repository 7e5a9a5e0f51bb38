import type { ViewProps } from '@halte/contract';
import { fakeHost } from '@halte/testkit';
import { render, renderHook, screen } from '@testing-library/react';
import { HostProvider, useHost, withHost } from './HostProvider.tsx';

function TenantName({ query }: Pick<ViewProps, 'query'>) {
  return <p>{`${useHost().tenant.name} ${query.from ?? ''}`}</p>;
}

it('provides the host to the components below', () => {
  const host = fakeHost({ tenant: { name: 'Coast' } });
  const { result } = renderHook(useHost, {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  expect(result.current).toBe(host);
});

it('wraps a view, which keeps its props', () => {
  const View = withHost(TenantName);
  render(<View host={fakeHost({ tenant: { name: 'Coast' } })} params={{}} query={{ from: 'quay' }} />);
  expect(screen.getByText('Coast quay')).toBeTruthy();
});

it('is missing outside of a provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useHost)).toThrow(/HostProvider/);
  log.mockRestore();
});
