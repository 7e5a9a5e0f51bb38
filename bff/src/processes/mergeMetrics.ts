/** `# HELP` and `# TYPE` of a metric, with its name. */
const COMMENT = /^# (?:HELP|TYPE) (\S+)/;

interface Block {
  readonly comments: Set<string>;
  readonly samples: string[];
}

/**
 * One text in the format of Prometheus from those of several processes, whose samples have a label of their process: in it, a metric may have only one
 * block.
 */
export function mergeMetrics(texts: readonly string[]): string {
  const blocks = new Map<string, Block>();
  for (const text of texts) {
    let block: Block | undefined;
    for (const line of text.split('\n')) {
      const name = COMMENT.exec(line)?.[1];
      if (name === undefined) {
        if (line !== '') block?.samples.push(line);
        continue;
      }
      block = blocks.get(name) ?? { comments: new Set(), samples: [] };
      blocks.set(name, block);
      block.comments.add(line);
    }
  }
  return [...blocks.values()].map(({ comments, samples }) => [...comments, ...samples, ''].join('\n')).join('\n');
}
