import { type Place, placeFrom } from '@halte/contract/trip';
import { createPlaceHistory, parseHistory, withPlace } from './history.ts';

function place(id: string, over: object = {}): Place {
  return placeFrom({ id, name: `Place ${id}`, lat: 43, lon: 1, ...over }) as Place;
}

const ids = (places: readonly Place[]) => places.map(({ id }) => id);
const list = (...names: string[]) => names.map((id) => place(id));

it.each([
  ['puts the newest first', list('b', 'a'), place('c'), ['c', 'b', 'a']],
  ['keeps each once', list('c', 'b', 'a'), place('a'), ['a', 'c', 'b']],
  ['keeps five', list('e', 'd', 'c', 'b', 'a'), place('f'), ['f', 'e', 'd', 'c', 'b']],
  ['never stores the traveller’s position', list('a'), place('p', { type: 'USER_POSITION' }), ['a']],
  ['never stores what it could not find again', list('a'), place(''), ['a']],
])('%s', (_, before, added, expected) => {
  expect(ids(withPlace(before, added))).toEqual(expected);
});

it.each([
  ['null', null, []],
  ['broken JSON', '[{', []],
  ['no list', '{"id":"a"}', []],
  ['an entry without a name', JSON.stringify([place('a'), { id: 'b', title: 'b' }]), []],
  ['an entry with an empty name', JSON.stringify([place('a'), { ...place('b'), displayName: '' }]), []],
  ['an entry that is nothing', JSON.stringify([place('a'), null]), []],
  ['twice the same', JSON.stringify(list('a', 'b', 'a')), ['a', 'b']],
  ['too many', JSON.stringify(list('a', 'b', 'c', 'd', 'e', 'f')), ['a', 'b', 'c', 'd', 'e']],
  ['a position', JSON.stringify([place('p', { type: 'USER_POSITION' }), place('a')]), ['a']],
])('reads %s', (_, stored, expected) => {
  expect(ids(parseHistory(stored))).toEqual(expected);
});

describe('the store', () => {
  const options = { cookieDomain: null };

  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is what is tested
    document.cookie = 'places-history=; Path=/; Max-Age=0';
    localStorage.clear();
  });

  it('is the same list while there is none, because another one is a change', () => {
    expect(createPlaceHistory(options).get()).toBe(createPlaceHistory(options).get());
  });

  it('lives in the cookie, and two readers see the same', () => {
    const first = createPlaceHistory(options);
    const second = createPlaceHistory(options);
    const heard: string[][] = [];
    first.subscribe(() => heard.push(ids(first.get()) as string[]));
    first.add(place('a', { city: 'Nîmes; centre' }));
    second.add(place('b'));
    expect(ids(first.get())).toEqual(['b', 'a']);
    expect(first.get()[1]?.displayName).toBe('Place a, Nîmes; centre');
    expect(heard).toEqual([['a']]);
    expect(document.cookie).toContain('places-history=');
    expect(localStorage).toHaveLength(0);
  });

  it('gives the same list until it changes', () => {
    const history = createPlaceHistory(options);
    history.add(place('a'));
    expect(history.get()).toBe(history.get());
  });

  it('moves to local storage when the cookie is too small', () => {
    const history = createPlaceHistory(options);
    history.add(place('a', { name: 'é'.repeat(1000) }));
    expect(document.cookie).not.toContain('places-history=');
    expect(ids(createPlaceHistory(options).get())).toEqual(['a']);
    for (const id of ['b', 'c', 'd', 'e', 'f']) history.add(place(id));
    expect(document.cookie).toContain('places-history=');
    expect(localStorage).toHaveLength(0);
    expect(ids(history.get())).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('takes over the old local list once, after the current one', () => {
    createPlaceHistory(options).add(place('new'));
    localStorage.setItem('places-history', JSON.stringify(list('old', 'new', 'older')));
    expect(ids(createPlaceHistory(options).get())).toEqual(['new', 'old', 'older']);
    expect(localStorage.getItem('places-history')).toBeNull();
  });

  it('drops an old list that is corrupt, keeping the current one', () => {
    createPlaceHistory(options).add(place('new'));
    localStorage.setItem('places-history', 'not json');
    expect(ids(createPlaceHistory(options).get())).toEqual(['new']);
    expect(localStorage.getItem('places-history')).toBeNull();
  });

  it('forgets on clear', () => {
    const history = createPlaceHistory(options);
    history.add(place('a'));
    history.clear();
    expect(history.get()).toEqual([]);
  });
});
