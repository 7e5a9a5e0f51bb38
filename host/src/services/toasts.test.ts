import { createToastStack, MAX_TOASTS } from './toasts.ts';

describe('createToastStack', () => {
  it('gives the latest first, then nothing', () => {
    const stack = createToastStack();
    stack.show({ type: 'info', message: 'first' });
    stack.show({ type: 'error', message: 'second' });
    expect(stack.takeLatest()).toEqual({ type: 'error', message: 'second' });
    expect(stack.takeLatest()).toEqual({ type: 'info', message: 'first' });
    expect(stack.takeLatest()).toBeNull();
  });

  it('forgets the oldest beyond twenty', () => {
    const stack = createToastStack();
    for (let count = 0; count <= MAX_TOASTS; count += 1) stack.show({ type: 'info', message: `${count}` });
    expect(stack.get()).toHaveLength(MAX_TOASTS);
    expect(stack.get()[0]?.message).toBe('1');
  });
});
