import { requestIdOf, traceOf } from './requestIds.ts';

it.each(['0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d', 'req_12345678', 'a:b.c-d_e'])('takes the id %s', (id) => {
  expect(requestIdOf({ headers: { 'x-request-id': id } })).toBe(id);
});

it.each([undefined, '', 'short', 'x'.repeat(129), 'with blank', 'line\nbreak', '"},{"level":60', 'é'.repeat(9)])(
  'makes one in place of %j',
  (id) => {
    expect(requestIdOf({ headers: { 'x-request-id': id } })).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  },
);

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

it('knows the trace of a request', () => {
  expect(traceOf({ headers: { traceparent: `00-${TRACE}-${PARENT}-01` } })).toEqual({
    traceId: TRACE,
    parentId: PARENT,
  });
});

it.each([
  undefined,
  '',
  TRACE,
  `ff-${TRACE}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${PARENT}-01x`,
])('knows none for %j', (traceparent) => {
  expect(traceOf({ headers: { traceparent } })).toBeNull();
});
