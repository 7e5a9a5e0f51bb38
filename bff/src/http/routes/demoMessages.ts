import { listDemoMessages } from '../../api/operations/demoMessages.ts';
import type { MessageFolder } from '../../mail/folder.ts';
import type { Message } from '../../mail/message.ts';
import { notFound } from '../../problems/requestError.ts';
import type { App } from '../plugins/typedApp.ts';

/** @param messages null if messages are sent by mail, or if clients on other machines could read them. */
export function demoMessageRoutes(app: App, messages: MessageFolder | null): void {
  app.get('/demo/messages', listDemoMessages, async (_request, reply) => {
    if (!messages) throw notFound('no-demo-city', 'Messages are shown by the demo on a machine of one’s own only.');
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return pageOf(await messages.list());
  });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const linked = (html: string) => html.replace(/^https?:\/\/\S+$/gm, (link) => `<a href="${link}">${link}</a>`);

const articleOf = ({ to, subject, text }: Message) =>
  `<article><h2>${escaped(subject)}</h2><p>${escaped(to)}</p><pre>${linked(escaped(text))}</pre></article>`;

function pageOf(messages: readonly Message[]): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Messages of the demo</title><h1>Messages of the demo</h1>',
    messages.length === 0 ? '<p>None so far.</p>' : messages.map(articleOf).join('\n'),
    '</html>',
  ].join('\n');
}
