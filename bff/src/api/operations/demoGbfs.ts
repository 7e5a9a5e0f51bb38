import { DemoGbfsParams, GbfsDocument } from '../sharing.ts';
import { operation } from './operation.ts';

export const getDemoGbfs = operation({
  id: 'getDemoGbfs',
  tag: 'demo',
  summary: 'The demo city’s GBFS',
  description:
    'Shared bikes (`bikes`, GBFS 3.0) and shared cars (`cars`, GBFS 2.3). Begin with `gbfs.json`, which names the other documents. Simulated.',
  params: DemoGbfsParams,
  answers: 'A document as the GBFS specification describes it.',
  response: {
    200: GbfsDocument,
  },
  problems: ['no-demo-city', 'document-not-found'],
});
