import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@halte/contract/locales';
import { parseDeclaration } from '@halte/contract/manifest/parse';
import { outline } from '@halte/ui/outline';

const SHAPE = /<(\w+)\s([^<>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * The strokes of an SVG file as one path, in the units of its 24 × 24 box.
 *
 * @param {string} svg
 * @throws Error for another box, and for a shape that is no line
 */
export function strokesOf(svg) {
  const [[, root = '', box = ''] = [], ...shapes] = svg.matchAll(SHAPE);
  if (root !== 'svg' || !/\bviewBox="0 0 24 24"/.test(box))
    throw new Error('An icon is an SVG with viewBox="0 0 24 24".');
  return outline(
    shapes.map(([, tag = '', attributes = '']) => [
      tag,
      Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value])),
    ]),
  );
}

/** Texts below `value` that are not there in each language, by their key. */
function* textsWithoutLanguage(value, key = '') {
  if (typeof value !== 'object' || value === null) return;
  const missing = LOCALES.filter((locale) => !(locale in value));
  if (missing.length > 0 && missing.length < LOCALES.length) yield `${key}: it has no text in ${missing.join(', ')}.`;
  for (const [name, inner] of Object.entries(value))
    yield* textsWithoutLanguage(inner, key === '' ? name : `${key}.${name}`);
}

/**
 * The part of `remote.config.ts` that is written into `remote.json`.
 *
 * @param {import('@halte/contract/manifest').RemoteConfig} config
 * @param {{ directory: string, views: readonly string[] }} build `views`: keys of the views of the remote's module
 * @returns {{ declaration: import('@halte/contract/manifest').RemoteDeclaration, problems: string[] }} `problems`: sentences; the build fails with them
 */
export function declarationOf({ id, budget: _, ...config }, { directory, views }) {
  const { tab } = config;
  const drawn = tab && { ...tab, icon: strokesOf(readFileSync(join(directory, tab.icon), 'utf8')) };
  const { declaration, problems } = parseDeclaration(id, { ...config, ...(drawn && { tab: drawn }) });
  const withoutView = declaration.routes
    .filter(({ name, view = name }) => !views.includes(view))
    .map(({ name, view = name }) => `routes: "${name}" shows the view "${view}", which src/remote.ts does not have.`);
  return { declaration, problems: [...problems, ...textsWithoutLanguage(config), ...withoutView] };
}
