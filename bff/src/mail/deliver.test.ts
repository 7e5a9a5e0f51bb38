import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMessageFolder } from './folder.ts';
import { createSmtp } from './smtp.ts';

const messageOf = (number: number) => ({
  to: `a${number}@example.org`,
  subject: `Été ${number}`,
  text: 'Bonjour\n',
  html: '<p>Bonjour</p>\n',
});

describe('a folder', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'halte-messages-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('has the latest hundred messages, for its owner alone', async () => {
    const path = join(parent, 'messages');
    const folder = createMessageFolder(path);
    expect(await folder.list()).toEqual([]);
    for (let i = 0; i < 102; i++) await folder.deliver(messageOf(i));
    const listed = await folder.list();
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([100, messageOf(101), messageOf(2)]);
    const [name] = await readdir(path);
    expect((await stat(join(path, name!))).mode & 0o077).toBe(0);
  });

  it('removes the messages to an address and no others', async () => {
    const folder = createMessageFolder(join(parent, 'messages'));
    await folder.removeTo(messageOf(1).to);
    for (const number of [1, 11, 1, 2]) await folder.deliver(messageOf(number));
    await folder.removeTo(messageOf(1).to);
    expect(await folder.list()).toEqual([messageOf(2), messageOf(11)]);
  });
});

describe('a mail server', () => {
  let server: Server;
  let received: string;

  /** A minimal SMTP server. @param answerTo reply to the recipient */
  async function listen(answerTo: string): Promise<string> {
    received = '';
    server = createServer((socket) => {
      let isText = false;
      socket.write('220 mail.example\r\n');
      socket.on('data', (data) => {
        received += data;
        for (const line of data.toString().split('\r\n').slice(0, -1)) {
          if (isText && line !== '.') continue;
          isText = line === 'DATA';
          const answer = isText ? '354 go on' : line.startsWith('RCPT') ? answerTo : '250 fine';
          socket.write(`${answer}\r\n`);
        }
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  afterEach(() => new Promise((closed) => server.close(closed)));

  it('gets the message', async () => {
    const deliver = createSmtp({ url: await listen('250 fine'), from: 'Halte <no-reply@trips.example.org>' });
    await deliver(messageOf(1));
    expect(received).toContain('MAIL FROM:<no-reply@trips.example.org>');
    expect(received).toContain('RCPT TO:<a1@example.org>');
    expect(received).toContain(`Subject: =?UTF-8?B?${Buffer.from('Été 1').toString('base64')}?=\r\n`);
    expect(received).toMatch(
      /text\/plain[\s\S]*\r\n\r\nBonjour\r\n[\s\S]*text\/html[\s\S]*\r\n\r\n<p>Bonjour<\/p>\r\n/,
    );
  });

  it('refuses a message with its own code', async () => {
    const deliver = createSmtp({ url: await listen('550 no such mailbox'), from: 'no-reply@trips.example.org' });
    await expect(deliver(messageOf(1))).rejects.toMatchObject({ responseCode: 550 });
  });
});
