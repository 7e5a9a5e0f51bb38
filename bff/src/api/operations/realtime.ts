import { Alerts, AlertsQuery } from '@halte/engine/api/alerts';
import { Bytes, SimulatedMessageParams, Vehicles, VehiclesQuery } from '../realtime.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const listAlerts = operation({
  id: 'listAlerts',
  tag: 'live',
  summary: 'What travellers should know now',
  description:
    'Of a line, of a stop, of a line at a stop (send both), or of the whole network. At most 1 000, the most severe.',
  localized: true,
  security: KEYED,
  querystring: AlertsQuery,
  answers: 'The alerts that hold now, the most severe first.',
  response: { 200: Alerts },
  problems: ['loading', 'line-not-found', 'stop-not-found'],
});

export const listVehicles = operation({
  id: 'listVehicles',
  tag: 'live',
  summary: 'Where the vehicles are',
  description:
    'Of one line, of some modes or of all, each as old as it says. Empty where the operator publishes no positions.',
  localized: true,
  security: KEYED,
  querystring: VehiclesQuery,
  answers: 'The vehicles that reported lately.',
  response: { 200: Vehicles },
  problems: ['loading', 'line-not-found'],
});

export const getDemoRealTime = operation({
  id: 'getDemoRealTime',
  tag: 'live',
  summary: 'The demo city’s GTFS Realtime',
  description: '`trip-updates`, `vehicle-positions` or `alerts` as GTFS Realtime 2.0 protobuf. Simulated.',
  params: SimulatedMessageParams,
  produces: ['application/x-protobuf'],
  answers: 'A FeedMessage in protobuf.',
  response: { 200: Bytes },
  problems: ['not-simulated', 'message-not-found'],
});
