import { NetworkFileBytes, NetworkFileOffer, NetworkFileParams } from '../networkFile.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const NETWORK_FILE_TYPE = 'application/vnd.halte.network';

export const getNetworkFileOffer = operation({
  id: 'getNetworkFileOffer',
  tag: 'network',
  summary: 'The timetable to be taken along: its size, and until when it is good',
  description:
    'For searching where there is no network. The file is packed when it is asked for first, which takes a second for a city.',
  tagged: true,
  security: KEYED,
  answers: 'The file, or why there is none.',
  response: { 200: NetworkFileOffer },
  problems: ['loading'],
});

export const getNetworkFile = operation({
  id: 'getNetworkFile',
  tag: 'network',
  summary: 'The timetable in one file',
  description:
    'Calendar, stops, lines, trips with their times and rules, transfers; no ids of trips, no prices, no live data. That of the timetable in use and of the one before, if they were asked for. Needs no key, so that it is kept by caches as pictures are.',
  isCounted: false,
  params: NetworkFileParams,
  produces: [NETWORK_FILE_TYPE],
  answers: 'The file. Its address never means another one.',
  response: { 200: NetworkFileBytes },
  problems: ['loading', 'network-file-not-found'],
});
