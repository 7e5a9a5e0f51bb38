import { createServer, type Socket } from 'node:net';

export interface MailServer {
  readonly port: number;
  /** The sent messages, decoded, including rejected ones. */
  readonly messages: readonly string[];
  /** From now on it refuses messages, and repeats them in its answer as some servers do. */
  refuse(): void;
  close(): Promise<void>;
}

const QUOTED = /=([\dA-F]{2})/g;

/** Decodes quoted-printable text, as far as it is ASCII. */
function decoded(message: string): string {
  return message.replaceAll('=\r\n', '').replace(QUOTED, (_, code: string) => String.fromCharCode(Number(`0x${code}`)));
}

/** Takes mail by SMTP, with any password, and keeps it. */
export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let isRefusing = false;

  function answerTo(command: string): string {
    if (/^EHLO/i.test(command)) return '250-localhost\r\n250 AUTH PLAIN';
    if (/^AUTH/i.test(command)) return '235 welcome';
    if (/^DATA/i.test(command)) return '354 go on';
    return /^QUIT/i.test(command) ? '221 bye' : '250 fine';
  }

  function talk(socket: Socket): void {
    let text = '';
    let isMessage = false;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.write('220 localhost\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = isMessage ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (isMessage) {
          messages.push(decoded(part));
          const [last = ''] = /\S+#\S+/.exec(decoded(part)) ?? [];
          socket.write(isRefusing ? `554 no room for ${last}\r\n` : '250 taken\r\n');
          isMessage = false;
        } else {
          isMessage = /^DATA/i.test(part);
          socket.write(`${answerTo(part)}\r\n`);
        }
      }
    });
  }

  const server = createServer(talk).listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    messages,
    refuse() {
      isRefusing = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
