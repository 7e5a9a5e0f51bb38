export interface CacheTimes {
  /** Milliseconds that a good answer is kept. */
  readonly goodMs: number;
  /** Milliseconds that the lack of an answer is kept: short, or a backend that starts late is not seen. */
  readonly badMs: number;
}

/** Keeps the answers of `ask` for a while, by key. One question at a time for each key; a question that fails counts as null. */
export function cached<T>(ask: (key: string) => Promise<T | null>, { goodMs, badMs }: CacheTimes) {
  const answers = new Map<string, { readonly until: number; readonly answer: Promise<T | null> }>();
  return (key: string): Promise<T | null> => {
    const known = answers.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = ask(key).catch(() => null);
    answers.set(key, { until: Date.now() + goodMs, answer });
    answer.then((value) => {
      if (value === null) answers.set(key, { until: Date.now() + badMs, answer });
    });
    return answer;
  };
}
