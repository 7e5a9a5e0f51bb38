import type { HostServices, ViewProps } from '@halte/contract';
import { render, renderHook, screen } from '@testing-library/react';
import { HostProvider, useHost, withHost } from './HostProvider.tsx';

const coast = { tenant: { name: 'Coast' } } as HostServices;

function TenantName({ query }: Pick<ViewProps, 'query'>) {
  return <p>{`${useHost().tenant.name} ${query.from ?? ''}`}</p>;
}

it('provides the host to the components below', () => {
  const { result } = renderHook(useHost, {
    wrapper: ({ children }) => <HostProvider host={coast}>{children}</HostProvider>,
  });
  expect(result.current).toBe(coast);
});

it('wraps a view, which keeps its props', () => {
  const View = withHost(TenantName);
  render(<View host={coast} params={{}} query={{ from: 'quay' }} />);
  expect(screen.getByText('Coast quay')).toBeTruthy();
});

it('is missing outside of a provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useHost)).toThrow(/HostProvider/);
  log.mockRestore();
});
