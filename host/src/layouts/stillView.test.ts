import { parseStillView } from './stillView.ts';

test.each([
  ['48.01 -1.69 16', { lat: 48.01, lon: -1.69, zoom: 16 }],
  [undefined, null],
  ['', null],
  ['48.01 -1.69', null],
  ['48.01 here 16', null],
])('%j is the view %j', (text, view) => {
  expect(parseStillView(text)).toEqual(view);
});
