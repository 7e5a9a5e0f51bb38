import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lineOf, treeOf, walk } from '../../syntax/tree.mjs';

/** Attributes that are shown or read out. */
const READ_OUT = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['title', 'placeholder', 'alt', 'label'],
]);

/** Text of a string, or of a template without a value in it; null for anything else. */
function literalOf(node) {
  if (node?.type === 'JSXExpressionContainer') return literalOf(node.expression);
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.quasis.length !== 1) return null;
  return node.quasis[0].raw;
}

const shownTextOf = (child) => (child.type === 'JSXText' ? child.value : literalOf(child));

const nameOf = ({ name }) =>
  name?.type === 'JSXNamespacedName' ? `${name.namespace.value}:${name.name.value}` : name?.value;

/** The parts of an element that would show a text of its own. */
function* candidatesOf(node) {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children) yield { node: child, text: shownTextOf(child) };
  if (node.type === 'JSXAttribute' && READ_OUT.has(nameOf(node))) yield { node, text: literalOf(node.value) };
}

/**
 * Texts in the source of a component that are shown or read out, and are in one language only.
 *
 * @param {string} source TypeScript with JSX
 * @returns {{ line: number, text: string }[]}
 */
export function literalTexts(source) {
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  walk(treeOf(source), (node) => {
    for (const { node: part, text } of candidatesOf(node))
      if (text !== null && /\p{L}{2,}/u.test(text)) found.push({ line: lineOf(source, part), text: text.trim() });
  });
  return found;
}

const componentsIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]testing[\\/]/.test(file));

/** @type {import('../rule.mjs').Rule} */
export const textsComeFromMessages = {
  name: 'what is shown or read out comes from messages',
  async find({ folder }) {
    const faults = componentsIn(join(folder, 'src')).flatMap((file) =>
      literalTexts(readFileSync(file, 'utf8')).map(
        ({ line, text }) => `${relative(folder, file)}:${line}  “${text}” is text: take it from the messages.`,
      ),
    );
    return { faults };
  },
};
