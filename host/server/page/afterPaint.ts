import { createHash } from 'node:crypto';
import { escapeHtml } from './escape.ts';

/** Id of the template with the scripts that start the app. */
const SCRIPTS = 'scripts';

/** A browser that tells of no paint, for example because nobody sees the page, waits no longer for it. */
const PAINT_MS = 1000;

/**
 * Runs the scripts of the app when the page is complete and painted. As `defer` they run before the first paint where they come as early as the page, and
 * a slow processor shows nothing until then. It stands in the page: a file would be one request more.
 */
const AFTER_PAINT = [
  'let awaited=2,isPainted',
  `const come=()=>{if(--awaited===0)document.body.append(document.getElementById("${SCRIPTS}").content)}`,
  'const painted=()=>{if(!isPainted){isPainted=true;come()}}',
  'addEventListener("DOMContentLoaded",come)',
  'new PerformanceObserver(painted).observe({type:"paint",buffered:true})',
  `setTimeout(painted,document.hidden?0:${PAINT_MS})`,
].join(';');

/** In a block, because its names are no globals. */
const SCRIPT = `{${AFTER_PAINT}}`;

/** By which the content policy allows this text as a script, and no other. */
export const AFTER_PAINT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The scripts with these addresses, which run after the first paint. They may run in any order. */
export function scriptsAfterPaint(addresses: readonly string[]): string {
  const scripts = addresses.map((src) => `<script src="${escapeHtml(src)}"></script>`).join('');
  return `<template id="${SCRIPTS}">${scripts}</template><script>${SCRIPT}</script>`;
}
