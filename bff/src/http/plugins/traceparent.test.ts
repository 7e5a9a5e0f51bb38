import { traceparentOf } from './traceparent.ts';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it.each([
  [TRACE, TRACE],
  [undefined, null],
  ['', null],
  [`${TRACE}-more`, null],
  [TRACE.toUpperCase(), null],
  [`${TRACE}\r\nx-other: 1`, null],
])('of %j is %j', (traceparent, expected) => {
  const headers = traceparent === undefined ? {} : { traceparent };
  expect(traceparentOf({ headers })).toBe(expected);
});
