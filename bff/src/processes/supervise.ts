/** The processes of `--processes` by `node:cluster`: one port for all. */
import cluster from 'node:cluster';
import type { Report } from '../common/report.ts';
import { MEMBER_ENV } from './member.ts';
import { createSupervisor, type StartChild } from './supervisor.ts';

export interface SuperviseOptions {
  readonly processes: number;
  /** 0: only upon SIGHUP. */
  readonly reloadMinutes: number;
  /** How long processes may take to stop. */
  readonly stopMs: number;
  readonly report: Report;
}

/** Resolves with the exit code once all have ended. */
export async function supervise({ processes, reloadMinutes, stopMs, report }: SuperviseOptions): Promise<number> {
  // Connections by turns: left to the kernel, a few processes take most of those that a proxy keeps open.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const supervisor = createSupervisor({ wanted: processes, start, report, stopMs });
  let isStopping = false;
  const stop = () => {
    if (!isStopping) report('stopping');
    isStopping = true;
    supervisor.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.on('SIGHUP', () => void supervisor.reload());
  if (reloadMinutes > 0) setInterval(() => void supervisor.reload(), reloadMinutes * 60_000).unref();
  const code = await supervisor.ended;
  if (code === 0) report('stopped');
  return code;
}

const start: StartChild = (number, listens, events) => {
  const worker = cluster.fork({ [MEMBER_ENV.number]: String(number), [MEMBER_ENV.listens]: listens });
  worker.on('message', events.message);
  worker.on('exit', (code, signal) => events.gone({ code, signal: signal || null }));
  worker.on('error', () => {
    // Without a process, there is no `exit`. A message that could not be sent is one to a process that ends.
    if (worker.process.pid === undefined) events.gone({ code: 1, signal: null });
  });
  return {
    send: (message) => void (worker.isConnected() && worker.send(message)),
    kill: () => void worker.process.kill('SIGKILL'),
  };
};
