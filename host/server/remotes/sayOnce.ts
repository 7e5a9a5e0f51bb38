/** Sentences that are kept: more than the versions of all remotes that are in use at once have. */
const MOST = 1000;

/** Passes each sentence on once. */
export function sayOnce(say: (sentence: string) => void): (sentence: string) => void {
  const said = new Set<string>();
  return (sentence) => {
    if (said.has(sentence)) return;
    if (said.size === MOST) said.clear();
    said.add(sentence);
    say(sentence);
  };
}
