import { Health, Liveness, Readiness } from '../health.ts';
import { operation } from './operation.ts';

export const getLiveness = operation({
  id: 'getLiveness',
  tag: 'operations',
  summary: 'Whether the process answers at all',
  description: '200 also while the timetable is loaded and while the server stops: restart it when it does not answer.',
  isCounted: false,
  answers: 'The process answers.',
  response: { 200: Liveness },
});

export const getReadiness = operation({
  id: 'getReadiness',
  tag: 'operations',
  summary: 'Whether requests may be sent to this server',
  description:
    '503 while the timetable is loaded, until live data was read or five seconds have passed and the search threads have prepared themselves, and from the moment that the server is to stop.',
  isCounted: false,
  answers: 'Requests are answered.',
  response: { 200: Readiness },
  problems: ['loading', 'stopping'],
});

export const getHealth = operation({
  id: 'getHealth',
  tag: 'operations',
  summary: 'Whether the server answers travellers',
  description:
    '200 once journeys can be searched, 503 before and while the server stops. `degraded` when an operator should look.',
  isCounted: false,
  answers: 'How the parts of the server do.',
  response: { 200: Health },
  problems: ['loading', 'stopping'],
});
