import { firstDayOf, sessionsIn } from './sessions.ts';

const session = (id: string, current = false) => ({
  id,
  createdAt: '2026-11-24T08:00:00Z',
  current,
  device: 'Firefox',
});

it('lists the session of this browser first, and leaves out what cannot be read', () => {
  const sessions = [session('a'), { id: 'b' }, null, session('c', true), { ...session('d'), device: 7 }];
  expect(sessionsIn({ sessions })).toEqual([session('c', true), session('a'), { ...session('d'), device: '' }]);
});

it.each([null, 'x', {}, { sessions: {} }])('an answer %j has none to show', (answer) => {
  expect(sessionsIn(answer)).toBeNull();
});

it.each([
  ['Europe/Paris', 'mercredi 25 novembre 2026'],
  ['America/Regina', 'mardi 24 novembre 2026'],
])('in %s a session began on %s', (zone, day) => {
  expect(firstDayOf({ createdAt: '2026-11-24T23:30:00Z' }, zone, 'fr')).toBe(day);
});
