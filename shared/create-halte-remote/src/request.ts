import { parseArgs } from 'node:util';

/** What is made, as it was asked for. */
export interface Request {
  /** With a dot, as in `acme.parking`. */
  readonly id: string;
  /** The part of the id after the dot: the first segment of its addresses. */
  readonly name: string;
  /** Of the screen and its tab, until they are translated. */
  readonly title: string;
  /** Where it is written, relative to the current folder. */
  readonly folder: string;
  /** Folder of the tarballs of Halte; null: they come from a registry. */
  readonly packages: string | null;
}

/** A sentence that says what to change. */
export interface Problem {
  readonly problem: string;
}

const OPTIONS = {
  title: { type: 'string' },
  folder: { type: 'string' },
  packages: { type: 'string' },
} as const;

const ID = /^[a-z][a-z0-9-]{0,39}\.([a-z][a-z0-9-]{0,39})$/;
/** Written into sources in single quotes, and into markup. */
const TITLE = /^[^'"`\\<>{}\p{Cc}]{1,60}$/u;

const capitalized = (name: string): string => {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function problemOfId(id: string): string | null {
  if (ID.test(id)) return null;
  if (/^[a-z][a-z0-9-]{0,39}$/.test(id))
    return `"${id}" has no dot: ids without one are the product's. Put the name of your team before it: acme.${id}`;
  return `"${id}" is no id: it is the name of your team, a dot and a name, in small letters, digits and "-", as in acme.parking.`;
}

/** Reads the arguments of the command. */
export function readRequest(args: readonly string[]): Request | Problem {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  const [id = '', ...more] = positionals;
  if (id === '') return { problem: 'Name the remote: the name of your team, a dot and a name, as in acme.parking.' };
  if (more.length > 0) return { problem: `One remote at a time: what is "${more.join(' ')}"?` };
  const problem = problemOfId(id);
  if (problem !== null) return { problem };
  const name = ID.exec(id)?.[1] ?? id;
  const { title = capitalized(name), folder = name, packages = null } = values;
  if (!TITLE.test(title) || title.trim() === '')
    return { problem: '--title is a text of at most 60 characters without quotes, < >, { } and backslashes.' };
  return { id, name, title: title.trim(), folder, packages };
}
