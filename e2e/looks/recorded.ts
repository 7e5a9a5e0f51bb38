import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A request of the app to its backend. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: string;
}

export interface RecordedAnswer extends Call {
  readonly status: number;
  readonly answer: unknown;
}

const FOLDER = join(import.meta.dirname, 'answers');

/** Readable, and different for different calls. */
function fileOf({ method, path, body }: Call): string {
  const call = `${method} ${path} ${body}`;
  const words = `${method}-${path.split('?')[0]}`.replace(/[^\w]+/g, '-').slice(0, 80);
  return `${words}-${createHash('sha256').update(call).digest('hex').slice(0, 8)}.json`;
}

export interface RecordedAnswers {
  find(call: Call): RecordedAnswer | undefined;
  add(answer: RecordedAnswer): void;
}

/** Recorded answers, one file a call: a difference in git shows which call answers differently. */
export function openRecordedAnswers({ isNew }: { readonly isNew: boolean }): RecordedAnswers {
  if (isNew) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedAnswer;
  const answers = new Map(readdirSync(FOLDER).map((file) => [file, read(file)]));
  return {
    find: (call) => answers.get(fileOf(call)),
    add(answer) {
      const file = fileOf(answer);
      if (existsSync(join(FOLDER, file))) return;
      answers.set(file, answer);
      writeFileSync(join(FOLDER, file), `${JSON.stringify(answer)}\n`);
    },
  };
}
