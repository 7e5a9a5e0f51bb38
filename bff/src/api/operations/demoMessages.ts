import { DemoMessages } from '../people.ts';
import { operation } from './operation.ts';

export const listDemoMessages = operation({
  id: 'listDemoMessages',
  tag: 'demo',
  summary: 'The messages that the demo has sent',
  description: 'Only on a machine of one’s own and without a mail server: the links in them open accounts.',
  answers: 'A page with the messages, the latest first.',
  response: { 200: DemoMessages },
  problems: ['no-demo-city'],
});
