/** A dedicated worker: answers reads from the timetable that is kept. */
import { openKeptNetwork } from '../network/openKeptNetwork.ts';
import { createPlans } from './plans.ts';
import type { ThreadQuestion, ThreadReport } from './threadMessages.ts';

const report = (message: ThreadReport) => postMessage(message);

interface OpenPlans {
  readonly at: number;
  readonly answer: ReturnType<typeof createPlans>;
}

let opened: Promise<OpenPlans | null> | null = null;

/** Read once, with the first question: another timetable is read by another thread. */
function open(today: string): Promise<OpenPlans | null> {
  opened ??= openKeptNetwork(today).then((kept) => kept && { at: kept.at, answer: createPlans(kept.feed) });
  return opened;
}

addEventListener('message', async ({ data: { id, read, today, limits } }: MessageEvent<ThreadQuestion>) => {
  try {
    const network = await open(today);
    const answer = network && (await network.answer(read, { now: Date.now(), limits }));
    report({ id, planned: network && answer && { ...answer, at: network.at } });
  } catch {
    report({ id, planned: null });
  }
});
