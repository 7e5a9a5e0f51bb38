import { SharingStation, SharingStationParams } from '../sharing.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const sharingStationCall = (id: string, summary: string) =>
  operation({
    id,
    tag: 'sharing',
    summary,
    description: 'Vehicles, free docks, and how old the report is. Request it again every 10 s.',
    security: KEYED,
    params: SharingStationParams,
    answers: 'The station and what stands there.',
    response: { 200: SharingStation },
    problems: ['loading', 'place-not-found'],
  });
