import { shiftMinutes } from './shiftMinutes.ts';

it.each([
  ['nothing', {}, 30],
  ['minutes', { 'trip-planner.next-previous.time': 15 }, 15],
  ['minutes in writing', { 'trip-planner.next-previous.time': '45' }, 45],
  ['no time at all', { 'trip-planner.next-previous.time': 0 }, 30],
  ['a time that goes backwards', { 'trip-planner.next-previous.time': -10 }, 30],
  ['what is no number', { 'trip-planner.next-previous.time': 'soon' }, 30],
  ['something else', { 'trip-planner.next.time': 15 }, 30],
])('a tenant that says %s: by how many minutes earlier and later move a trip', (_, appConfig, minutes) => {
  expect(shiftMinutes({ appConfig })).toBe(minutes);
});
