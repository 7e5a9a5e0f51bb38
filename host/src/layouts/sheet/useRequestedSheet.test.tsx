import { render, screen, waitFor } from '@testing-library/react';
import { useRequestedSheet } from './useRequestedSheet.ts';

function Sheet({ children }: { readonly children: React.ReactNode }) {
  return (
    <main id="content">
      <output>{useRequestedSheet()}</output>
      {children}
    </main>
  );
}

const requested = () => screen.getByRole('status').textContent;

it('is what the screen requests, or its innermost part, as screens come and go', async () => {
  const { rerender } = render(
    <Sheet>
      <h1>Plain</h1>
    </Sheet>,
  );
  expect(requested()).toBe('half');
  rerender(
    <Sheet>
      <div data-sheet="peek" />
    </Sheet>,
  );
  await waitFor(() => expect(requested()).toBe('peek'));
  rerender(
    <Sheet>
      <div data-sheet="half">
        <div data-sheet="full" />
      </div>
    </Sheet>,
  );
  await waitFor(() => expect(requested()).toBe('full'));
  rerender(
    <Sheet>
      <div data-sheet="fit" />
    </Sheet>,
  );
  await waitFor(() => expect(requested()).toBe('fit'));
});
