import { firstTouch } from './firstTouch.ts';

it.each(['pointerdown', 'keydown'])('resolves with a %s, also where the page stops the event', async (type) => {
  const onTouch = jest.fn();
  const touched = firstTouch().then(onTouch);
  document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true });
  await Promise.resolve();
  expect(onTouch).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await touched;
  expect(onTouch).toHaveBeenCalledTimes(1);
});

it('does not take a mouse over a page that loads for a touch', async () => {
  const onTouch = jest.fn();
  void firstTouch().then(onTouch);
  window.dispatchEvent(new Event('pointermove'));
  await Promise.resolve();
  expect(onTouch).not.toHaveBeenCalled();
});
