import { savedView, saveView, viewOfState } from './savedView.ts';

const VIEW = { center: { lat: 48.1, lon: -1.6 }, zoom: 15 };

it.each([
  [null],
  [undefined],
  ['half'],
  [{}],
  [{ center: null, zoom: 15 }],
  [{ center: { lat: 48.1 }, zoom: 15 }],
  [{ center: { lat: '48.1', lon: -1.6 }, zoom: 15 }],
  [{ center: VIEW.center, zoom: Number.NaN }],
])('does not take %j for a view', (state) => expect(viewOfState(state)).toBeNull());

it('is saved beside what others save in the entry, and is not in the next one', () => {
  history.replaceState({ idx: 3, sheet: 'half' }, '');
  saveView(VIEW);
  expect(history.state).toEqual({ idx: 3, sheet: 'half', nearby: VIEW });
  expect(savedView()).toEqual(VIEW);
  history.pushState({ idx: 4 }, '');
  expect(savedView()).toBeNull();
});

it('is not written again while nothing changes, as browsers limit how often that may be done', () => {
  history.replaceState({}, '');
  saveView(VIEW);
  const write = jest.spyOn(history, 'replaceState');
  saveView({ ...VIEW, center: { ...VIEW.center } });
  expect(write).not.toHaveBeenCalled();
  saveView({ ...VIEW, zoom: 16 });
  expect(write).toHaveBeenCalledTimes(1);
});
