import { repeatTap } from './repeatTap.ts';

let root: HTMLElement;
let clicks: string[];

function element(id: string): HTMLElement {
  return document.getElementById(id)!;
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside"></button>
    <div id="root">
      <button id="one" type="button"><span id="inner"></span></button>
      <button id="two" type="button"></button>
      <input id="field"><input id="box" type="checkbox">
      <form><button id="send"></button></form>
      <p id="text"></p>
    </div>`;
  root = element('root');
  clicks = [];
  delete window.halteTap;
});

/** The app's handler of clicks, once its code is there. */
function answer(): void {
  root.addEventListener('click', ({ target }) => clicks.push((target as Element).id));
}

function takeOver(tap: ReturnType<typeof repeatTap>): void {
  answer();
  tap.repeat();
}

it.each([
  ['a button', ['one'], ['one']],
  ['what is in a button', ['inner'], ['one']],
  ['a field', ['field'], ['field']],
  ['the last of several', ['one', 'two', 'one', 'two'], ['two']],
  ['nothing, where the last was on a text', ['one', 'text'], []],
  ['nothing of a box, which a second tap would clear again', ['box'], []],
  ['nothing outside of the app', ['outside'], []],
])('repeats %s', (_, tapped, expected) => {
  const tap = repeatTap(root);
  for (const id of tapped) element(id).click();
  takeOver(tap);
  expect(clicks).toEqual(expected);
});

it('repeats once, and later taps are answered where they are made', () => {
  const tap = repeatTap(root);
  element('one').click();
  takeOver(tap);
  element('two').click();
  tap.repeat();
  expect(clicks).toEqual(['one', 'two']);
});

it('repeats a tap that the script in the page has noted, and stops that script', () => {
  window.halteTap = element('inner');
  const listener = jest.fn();
  window.onclick = listener;
  const tap = repeatTap(root);
  takeOver(tap);
  expect(clicks).toEqual(['one']);
  expect(listener).not.toHaveBeenCalled();
});

it('repeats nothing on a button that is gone', () => {
  const tap = repeatTap(root);
  const button = element('one');
  button.click();
  button.remove();
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  takeOver(tap);
  expect(onClick).not.toHaveBeenCalled();
});

it('does not repeat what React answered, because it took over what was tapped', () => {
  const tap = repeatTap(root);
  // React listens at its root, and takes over while the event is on its way.
  root.addEventListener('click', () => tap.takenOver(), { once: true });
  answer();
  element('one').click();
  tap.repeat();
  expect(clicks).toEqual(['one']);
});

it('holds the form until its code is there, and repeats its button', () => {
  const tap = repeatTap(root);
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  element('send').click();
  window.addEventListener('submit', onSubmit);
  takeOver(tap);
  expect(clicks).toEqual(['send']);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  window.removeEventListener('submit', onSubmit);
});

it('holds no form before it runs and after the code is there', () => {
  const held = () =>
    !root.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(held()).toBe(false);
  const tap = repeatTap(root);
  expect(held()).toBe(true);
  tap.repeat();
  expect(held()).toBe(false);
});
