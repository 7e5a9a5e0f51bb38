import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type KeptTyped, keepTyped } from './keepTyped.ts';

const MARKUP =
  '<input id="from" value=""><input id="to" value="Mairie"><textarea id="note"></textarea><input id="mail" type="email" value=""><input id="other">';

const typed = jest.fn();
const left = jest.fn();
let root: Root | undefined;
let kept: KeptTyped;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const twoFrames = async () => {
  await frame();
  await frame();
};

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Types as a browser does: the value is there, then the event. */
function type(id: string, value: string, caret = value.length): void {
  field(id).focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(id)), 'value')!.set!.call(field(id), value);
  field(id).setSelectionRange(caret, caret);
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}

interface FieldProps {
  readonly id: string;
  readonly first?: string;
}

function Field({ id, first = '' }: FieldProps) {
  const [value, setValue] = useState(first);
  return (
    <input
      id={id}
      value={value}
      onBlur={() => left(id)}
      onChange={({ target }) => {
        typed(id, target.value);
        setValue(target.value);
      }}
    />
  );
}

/** A form that renders once more after it is there, as any does; React then writes its own value into a controlled field. */
function Form({ place }: { readonly place: string }) {
  const [, setRenders] = useState(0);
  useEffect(() => setRenders(1), []);
  return (
    <>
      <Field id="from" />
      <Field id="to" first={place} />
      <textarea id="note" defaultValue="" />
      <input id="mail" type="email" defaultValue="" />
      <input id="other" />
    </>
  );
}

async function hydrate(place: string): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <Form place={place} />);
  });
}

async function takeOver(place = 'Mairie'): Promise<void> {
  await hydrate(place);
  await act(async () => {
    kept.giveBack();
    await twoFrames();
  });
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${MARKUP}</div>`;
  for (const mock of [typed, left]) mock.mockClear();
});
afterEach(async () => {
  kept.stop();
  await act(async () => root?.unmount());
});

it('gives text, caret and focus back to the app, as if it were typed', async () => {
  kept = keepTyped();
  type('from', 'gare centrale', 4);
  await takeOver();
  expect(field('from')).toMatchObject({ value: 'gare centrale', selectionStart: 4, selectionEnd: 4 });
  expect(document.activeElement).toBe(field('from'));
  expect(typed.mock.calls).toEqual([['from', 'gare centrale']]);
  expect(left).not.toHaveBeenCalled();
});

it('has what was typed before it ran', async () => {
  field('from').focus();
  field('from').value = 'ga';
  kept = keepTyped();
  await takeOver();
  expect(typed.mock.calls).toEqual([['from', 'ga']]);
  expect(document.activeElement).toBe(field('from'));
});

it('notes the caret that is moved without typing', async () => {
  kept = keepTyped();
  type('from', 'gare');
  field('from').setSelectionRange(1, 3);
  document.dispatchEvent(new Event('selectionchange'));
  await takeOver();
  expect(field('from')).toMatchObject({ selectionStart: 1, selectionEnd: 3 });
});

it('does not take for typed what React writes', async () => {
  kept = keepTyped();
  type('from', 'gare');
  field('from').value = '';
  document.dispatchEvent(new Event('selectionchange'));
  await takeOver();
  expect(field('from').value).toBe('gare');
});

it('ends the typing in a field that was left', async () => {
  kept = keepTyped();
  type('from', 'gare');
  type('note', 'x');
  await takeOver();
  expect(left.mock.calls).toEqual([['from']]);
  expect(field('note').value).toBe('x');
});

it.each([
  ['the app knows a place', 'Mairie, Clairvenne', 'Mairie, Clairvenne', 0],
  ['the app has none', '', 'Mairie', 1],
])('leaves what the server wrote to the app where %s', async (_, place, value, events) => {
  kept = keepTyped();
  await takeOver(place);
  expect(field('to').value).toBe(value);
  expect(typed).toHaveBeenCalledTimes(events);
});

it('takes what was typed over a place of the server’s', async () => {
  kept = keepTyped();
  type('to', 'théâtre');
  await takeOver('Mairie, Clairvenne');
  expect(field('to').value).toBe('théâtre');
});

it('gives nothing to fields that are gone, that have no caret, or that nothing was typed into', async () => {
  kept = keepTyped();
  field('mail').focus();
  field('mail').value = 'a@b.example';
  field('mail').dispatchEvent(new Event('input', { bubbles: true }));
  type('other', 'x');
  await hydrate('Mairie');
  field('other').id = '';
  await act(async () => kept.giveBack());
  expect(field('mail').value).toBe('a@b.example');
  expect(typed).not.toHaveBeenCalled();
});

it('listens no more once it has given back, or was stopped', async () => {
  kept = keepTyped();
  type('from', 'gare');
  await takeOver();
  act(() => type('from', 'mairie'));
  kept.giveBack();
  expect(field('from').value).toBe('mairie');

  kept = keepTyped();
  kept.stop();
  act(() => type('from', 'x'));
  field('from').value = '';
  kept.giveBack();
  expect(field('from').value).toBe('');
});

describe('an input method', () => {
  const compose = (event: 'compositionstart' | 'compositionend') =>
    field('from').dispatchEvent(new CompositionEvent(event, { bubbles: true }));

  it('is waited for before the fields are taken over, for a limited time', async () => {
    kept = keepTyped();
    compose('compositionstart');
    const settled = jest.fn();
    void kept.composed(60_000).then(settled);
    await act(async () => {});
    expect(settled).not.toHaveBeenCalled();
    compose('compositionend');
    await act(async () => {});
    expect(settled).toHaveBeenCalledTimes(1);
    await expect(kept.composed(60_000)).resolves.toBeUndefined();
    compose('compositionstart');
    await expect(kept.composed(1)).resolves.toBeUndefined();
  });

  it('has ended its word when the text is given back', async () => {
    kept = keepTyped();
    compose('compositionstart');
    type('from', 'か');
    await takeOver();
    expect(field('from').value).toBe('');
    field('from').focus();
    compose('compositionend');
    await act(async () => {});
    expect(field('from').value).toBe('か');
  });
});
