/** For tests: travellers who each search on one connection, one search after another, until they are told to go. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';

/** A traveller who has lost this many calls leaves: the server is gone. */
const MOST_LOST = 20;

export interface Calls {
  readonly answered: number;
  /** Local ports of the connections on which a call had no answer. */
  readonly failed: readonly number[];
  /** Of answers other than 200. */
  readonly statuses: readonly number[];
}

export interface Travellers {
  /** Resolves once each has had this many more answers. */
  answered(each: number): Promise<void>;
  /** Resolves when all have left. */
  leave(): Promise<Calls>;
}

const SEARCH = '/api/trip-planner/v2/journeys/search';
const BODY = JSON.stringify({ fromId: 'Gare', toId: 'Centre', tripType: 0 });

export function travellers(address: string, key: string, count: number): Travellers {
  const url = new URL(SEARCH, address);
  const failed: number[] = [];
  const statuses: number[] = [];
  const answers = Array.from({ length: count }, () => 0);
  const waiting = new Set<() => void>();
  let isLeaving = false;

  /** Resolves to the status; to null if the call had no answer. */
  function ask(agent: Agent): Promise<number | null> {
    return new Promise((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': BODY.length, 'x-api-key': key };
      let port = 0;
      const fail = () => {
        failed.push(port);
        resolve(null);
      };
      const sent = request(url, { agent, method: 'POST', headers }, (answer: IncomingMessage) => {
        answer
          .on('error', fail)
          .on('end', () => resolve(answer.statusCode!))
          .resume();
      });
      sent.on('error', fail).on('socket', (socket: Socket) => {
        const known = () => {
          port = socket.localPort!;
        };
        if (socket.connecting) socket.once('connect', known);
        else known();
      });
      sent.end(BODY);
    });
  }

  async function travel(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let lost = 0;
    while (!isLeaving) {
      const status = await ask(agent);
      if (status === null && ++lost === MOST_LOST) break;
      if (status === null) continue;
      if (status !== 200) statuses.push(status);
      answers[number]!++;
      for (const look of waiting) look();
    }
    agent.destroy();
  }

  const all = Promise.all(answers.map((_, number) => travel(number)));
  return {
    answered(each) {
      const goals = answers.map((so) => so + each);
      return new Promise((resolve) => {
        const look = () => {
          if (answers.some((so, number) => so < goals[number]!)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
    async leave() {
      isLeaving = true;
      await all;
      return { answered: answers.reduce((sum, so) => sum + so, 0), failed, statuses };
    },
  };
}

/** A search of which the server has read half. */
export async function halfCall(address: string, key: string): Promise<{ finish(): Promise<number> }> {
  const headers = { 'content-type': 'application/json', 'content-length': BODY.length, 'x-api-key': key };
  // The server answers with 100 once it has read the headers.
  const sent = request(new URL(SEARCH, address), {
    ...{ agent: false, method: 'POST' },
    headers: { ...headers, expect: '100-continue' },
  });
  const read = once(sent, 'continue');
  sent.flushHeaders();
  await read;
  sent.write(BODY.slice(0, 10));
  return {
    async finish() {
      const answered = once(sent, 'response');
      sent.end(BODY.slice(10));
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      return answer.statusCode!;
    },
  };
}
