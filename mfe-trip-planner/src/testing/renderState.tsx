import { fakeHost } from '@halte/testkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FAKE_BACKEND_URL } from './fakeBackend.ts';
import { Visit } from './renderView.tsx';

/** Renders a hook in the current visit, with a host whose backend is the fake one. */
export function renderState<T>(hook: () => T) {
  const host = fakeHost({ tenant: { bffUrl: FAKE_BACKEND_URL } });
  return renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => <Visit host={host}>{children}</Visit>,
  });
}
