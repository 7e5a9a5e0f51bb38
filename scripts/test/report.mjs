import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/paths.mjs';

/** Below the workspace that a task runs in: turbo keeps it with the task's result and brings it back from its cache. */
const FOLDER = '.cache/test';
export const REPORTS = join(process.cwd(), FOLDER);

/**
 * The report of a finished task.
 *
 * @typedef {{ task: string, name: string, workspace: string, ok: boolean, seconds: number, at: number, trouble: string } & import('./count.mjs').Count} Report
 * `workspace` is a path from the root, empty for a task of the whole repository; `at` are milliseconds since 1970; `trouble` is empty unless it failed.
 */

/**
 * What a run of a task counts for: a task that found nothing to run has failed, and one without tests of its own is one check. A task that failed
 * though its tests passed has failed once.
 *
 * @param {Omit<import('./tasks.mjs').Outcome, 'output'> & { output?: string }} outcome
 * @returns {Pick<Report, 'ok' | 'passed' | 'failed' | 'skipped' | 'trouble'>}
 */
export function resultOf({ ok: succeeded, output = '', tests, trouble }) {
  const ok = succeeded && tests?.passed !== 0;
  return {
    ok,
    passed: tests?.passed ?? (ok ? 1 : 0),
    failed: ok ? (tests?.failed ?? 0) : Math.max(1, tests?.failed ?? 0),
    skipped: tests?.skipped ?? [],
    trouble: ok ? '' : (trouble ?? output) || 'It ran nothing.',
  };
}

/** @param {Omit<Report, 'workspace' | 'at'>} outcome */
export function writeReport(outcome) {
  mkdirSync(REPORTS, { recursive: true });
  const workspace = relative(ROOT, process.cwd());
  writeFileSync(join(REPORTS, `${outcome.task}.json`), JSON.stringify({ ...outcome, workspace, at: Date.now() }));
}

const workspaces = () => [
  '',
  ...readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json'))),
  ...readdirSync(join(ROOT, 'shared')).map((name) => `shared/${name}`),
];

/** Where a task of a workspace leaves its report. */
const placeOf = (workspace, task) => join(ROOT, workspace, FOLDER, `${task}.json`);

/** Which workspaces have a script for this task; the root's own are tasks of the whole repository. */
export function workspacesOf(task) {
  return workspaces().filter((workspace) => {
    const file = join(ROOT, workspace, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.[`test:${task}`] !== undefined;
  });
}

/** Removes what earlier runs reported on a task. */
export function forgetReports(task) {
  for (const workspace of workspacesOf(task)) rmSync(placeOf(workspace, task), { force: true });
}

/** The reports on a task, one a workspace; a task that left none has failed. @returns {Report[]} */
export function readReports(task) {
  return workspacesOf(task).map((workspace) => {
    const file = placeOf(workspace, task);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const trouble = 'It left no report: it was not run, or did not end by itself.';
    return { task, name: task, workspace, ok: false, seconds: 0, at: 0, passed: 0, failed: 1, skipped: [], trouble };
  });
}

const LINES = 40;

/**
 * The failures, task by task, to be printed last: a truncated log keeps its end. The first lines of each task, without colours.
 *
 * @param {readonly Pick<Report, 'name' | 'workspace' | 'ok' | 'trouble'>[]} reports
 */
export function troublesOf(reports) {
  return reports
    .filter(({ ok }) => !ok)
    .map(({ name, workspace, trouble }) => {
      const lines = stripVTControlCharacters(trouble).trim().split('\n');
      const left = lines.length > LINES ? [`(and ${lines.length - LINES} lines more)`] : [];
      return [`${titleOf({ name, workspace })}:`, ...lines.slice(0, LINES), ...left].join('\n');
    })
    .join('\n\n');
}

/** @param {Pick<Report, 'name' | 'workspace'>} report */
export const titleOf = ({ name, workspace }) => (workspace === '' ? name : `${name}, ${workspace}`);
