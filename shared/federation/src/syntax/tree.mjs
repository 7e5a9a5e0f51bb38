import { parseSync } from '@swc/core';

/** The syntax tree of a text in TypeScript. @param {string} text */
export const treeOf = (text) => parseSync(text, { syntax: 'typescript', tsx: true });

/** Calls `visit` with every node of a syntax tree. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
  } else if (typeof node === 'object' && node !== null) {
    visit(node);
    for (const child of Object.values(node)) walk(child, visit);
  }
}

/** 1-based line of a node: positions are bytes of the text, from 1. @param {string} text @param {{ span: { start: number } }} node */
export const lineOf = (text, { span }) =>
  Buffer.from(text)
    .subarray(0, span.start - 1)
    .toString()
    .split('\n').length;
