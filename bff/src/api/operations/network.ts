import { Network, NetworkAlerts, NetworkLines } from '../network.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const getNetwork = operation({
  id: 'getNetwork',
  tag: 'network',
  summary: 'Who runs the network, and how far its timetable reaches',
  description: 'Its name, its time zone, the days of its timetable and its place on the map.',
  localized: true,
  tagged: true,
  security: KEYED,
  answers: 'The network.',
  response: { 200: Network },
  problems: ['loading'],
});

export const listNetworkLines = operation({
  id: 'listNetworkLines',
  tag: 'network',
  summary: 'The rail lines on a map of the network',
  description:
    'Metros, trams, trains, cable cars and funiculars with their ways, simplified for a map on which the town can be seen. Buses are not among them: the streets would be covered.',
  localized: true,
  tagged: true,
  security: KEYED,
  answers: 'The lines; none where all are bus lines.',
  response: { 200: NetworkLines },
  problems: ['loading'],
});

export const listNetworkAlerts = operation({
  id: 'listNetworkAlerts',
  tag: 'network',
  summary: 'What disturbs the network now, in short',
  description:
    'Alerts that change journeys and are about lines or about the whole network, each with its lines and one line of text. All of them, with all that is known, are at `/api/v1/alerts`.',
  localized: true,
  tagged: true,
  security: KEYED,
  answers: 'The alerts; none on a good day.',
  response: { 200: NetworkAlerts },
  problems: ['loading'],
});
