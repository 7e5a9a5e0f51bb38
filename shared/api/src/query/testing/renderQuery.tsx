import type { HostServices } from '@halte/contract';
import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { type RenderHookResult, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

export const BACKEND = 'https://bff.test';

export function hostOf(apiKey = 'azur'): HostServices {
  return fakeHost({ tenant: { bffUrl: BACKEND, apiKey } });
}

/** Renders a hook below the host's services; its argument is `props`. */
export function renderQuery<Result, Props>(
  hook: (props: Props) => Result,
  props: NoInfer<Props>,
  host: HostServices = hostOf(),
): RenderHookResult<Result, Props> {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
  return renderHook(hook, { initialProps: props, wrapper });
}
