import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFirstPaint } from '../../shared/contract/src/firstPaint.ts';
import { LOCALES } from '../../shared/contract/src/locales.ts';
import { rootOf, workspaceOf } from './lib/project.mjs';

const SOURCE = /^(?:host|mfe-[^/]+)\/src\/firstPaint\.tsx?$/;

/** The forms of a tab, which the server puts into the frame. */
const TAB = /^tab(?:-short)?(?:-current)?\./;
const TAB_PARTS = ['href', 'icon', 'label'];

/** The text of the first heading. */
const headingOf = (html) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';

/** The fault of one first paint; null if there is none. `key`: `<name>.<locale>`. */
function faultOf(key, content) {
  const paint = content === null ? null : parseFirstPaint(JSON.parse(content));
  if (paint === null) return 'was not built, or is none that the server reads';
  const { html, holes } = paint;
  if (key.startsWith('frame-')) {
    const slots = holes.filter((hole) => hole.kind === 'slot' && hole.name === 'view');
    return slots.length === 1 ? null : `has ${slots.length} places for its view`;
  }
  if (TAB.test(key)) {
    const missing = TAB_PARTS.filter((part) => !holes.some((hole) => hole.kind === 'tab' && hole.name === part));
    return missing.length === 0 ? null : `has no place for its ${missing.join(', ')}`;
  }
  const heading = headingOf(html);
  const start = html.indexOf(heading);
  const isFilled = ({ at, kind }) =>
    at >= start && at <= start + heading.length && (kind === 'text' || kind === 'query');
  return heading !== '' && holes.some(isFilled) ? null : 'has no heading of its page';
}

/** The faults of the first paints of a build; `manifest` is its remote.json or host.json, `read(file)` reads a file next to it. */
export function paintFindings(file, manifest, read) {
  const paint = manifest?.paint ?? {};
  const names = new Set(Object.keys(paint).map((key) => key.slice(0, key.lastIndexOf('.'))));
  if (names.size === 0) return [{ file, line: 1, message: 'It names no first paint.' }];
  return [...names].flatMap((name) =>
    LOCALES.flatMap((locale) => {
      const key = `${name}.${locale}`;
      const fault = faultOf(key, paint[key] ? read(paint[key]) : null);
      return fault === null ? [] : [{ file, line: 1, message: `The first paint ${key} ${fault}.` }];
    }),
  );
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const builtPaints = {
  name: 'each build has its first paints in every language',
  check: (project) =>
    project.files
      .filter((file) => SOURCE.test(file))
      .flatMap((source) => {
        const workspace = workspaceOf(source) ?? '';
        const dist = join(rootOf(project), workspace, 'dist');
        const read = (name) => (existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : null);
        const name = workspace === 'host' ? 'host.json' : 'remote.json';
        const manifest = read(name);
        return paintFindings(`${workspace}/dist/${name}`, manifest === null ? null : JSON.parse(manifest), read);
      }),
};
