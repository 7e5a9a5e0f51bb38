import { watchFar } from './watchFar.ts';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

const watched = new Set<Element>();
let tell: (entries: readonly Entry[]) => void;

class FakeObserver {
  constructor(mark: typeof tell) {
    tell = mark;
  }
  observe(card: Element) {
    watched.add(card);
  }
  unobserve(card: Element) {
    watched.delete(card);
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('where the browser cannot tell, no card is far', () => {
  const card = document.createElement('li');
  watchFar(card)();
  expect(card).not.toHaveAttribute('data-far');
});

it('marks a card for as long as it is far from what is seen', () => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  const card = document.createElement('li');
  const end = watchFar(card);
  tell([{ target: card, isIntersecting: false }]);
  expect(card).toHaveAttribute('data-far');
  tell([{ target: card, isIntersecting: true }]);
  expect(card).not.toHaveAttribute('data-far');
  end();
  expect(watched.size).toBe(0);
});
