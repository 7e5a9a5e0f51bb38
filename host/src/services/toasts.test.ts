import { createToastStack, MAX_TOASTS } from './toasts.ts';

describe('createToastStack', () => {
  it('returns the latest first, then null', () => {
    const stack = createToastStack();
    stack.show({ type: 'info', message: 'first' });
    stack.show({ type: 'error', message: 'second' });
    expect(stack.takeLatest()).toEqual({ type: 'error', message: 'second' });
    expect(stack.takeLatest()).toEqual({ type: 'info', message: 'first' });
    expect(stack.takeLatest()).toBeNull();
  });

  it('drops the oldest above twenty', () => {
    const stack = createToastStack();
    for (let count = 0; count <= MAX_TOASTS; count += 1) stack.show({ type: 'info', message: `${count}` });
    expect(stack.get()).toHaveLength(MAX_TOASTS);
    expect(stack.get()[0]?.message).toBe('1');
  });
});
