/** One of several processes that answer on one port, and its supervisor as it sees it. */
import cluster from 'node:cluster';
import type { Listens, ToMember, ToSupervisor } from './messages.ts';

/** Set by the supervisor: the number of the process, and when it listens. */
export const MEMBER_ENV = { number: 'HALTE_PROCESS', listens: 'HALTE_PROCESS_LISTENS' } as const;

/** What the supervisor asks for. */
export interface MemberDuties {
  stop(): void;
  reload(): Promise<void>;
}

export interface Member {
  /** From 1. */
  readonly number: number;
  readonly listens: Listens;
  /** How many processes are ready. */
  ready(): number;
  /** From now on its own metrics are those of `render`. */
  measuredBy(render: () => Promise<string>): void;
  /** The metrics of all processes. */
  metrics(): Promise<string>;
  follow(duties: MemberDuties): void;
  sayReady(): void;
}

/** Null: this process has no supervisor. A cluster of another program has no variables of ours. */
export function memberOf(environment: Readonly<Record<string, string | undefined>>): Member | null {
  const { worker } = cluster;
  const number = Number(environment[MEMBER_ENV.number]);
  if (!worker || !Number.isInteger(number) || number < 1) return null;
  let readyCount = 0;
  let duties: MemberDuties | null = null;
  let render = async () => '';
  let answer: PromiseWithResolvers<string> | null = null;
  const send = (message: ToSupervisor) => void (worker.isConnected() && worker.send(message));

  worker.on('message', (message: ToMember) => {
    if (message.kind === 'stop') duties?.stop();
    else if (message.kind === 'reload')
      void (duties?.reload() ?? Promise.resolve()).finally(() => send({ kind: 'reloaded' }));
    else if (message.kind === 'state') readyCount = message.ready;
    else if (message.kind === 'measure') void render().then((text) => send({ kind: 'measured', text }));
    else {
      answer?.resolve(message.text);
      answer = null;
    }
  });
  return {
    number,
    listens: environment[MEMBER_ENV.listens] === 'at-once' ? 'at-once' : 'when-ready',
    ready: () => readyCount,
    measuredBy(by) {
      render = by;
    },
    metrics() {
      if (answer) return answer.promise;
      answer = Promise.withResolvers<string>();
      send({ kind: 'metrics' });
      return answer.promise;
    },
    follow(by) {
      duties = by;
      // Those of a terminal, and of systemd, are sent to every process: the supervisor passes on what they mean.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
    },
    sayReady: () => send({ kind: 'ready' }),
  };
}
