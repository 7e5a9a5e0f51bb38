import { LAYOUT_BREAKPOINTS, PANEL_BREAKPOINTS, UTILITY_BREAKPOINTS } from '../../shared/contract/src/breakpoints.ts';
import { lineAt } from './lib/project.mjs';

const inPixels = (breakpoints) => Object.values(breakpoints).map((width) => `${width}px`);
const OF_THE_LAYOUT = inPixels({ ...LAYOUT_BREAKPOINTS, ...PANEL_BREAKPOINTS });
const OF_COMPONENTS = [...OF_THE_LAYOUT, ...inPixels(UTILITY_BREAKPOINTS)];

/** Folders whose layout depends on the width: the layouts of the host, and the bar, the rail and the footer of the header. */
const LAYOUT = /^(?:host\/src\/layouts|mfe-shop-header\/src\/(?:bar|rail|footer))\//;

/** The widths in the condition of a media query. */
const widthsIn = (condition) =>
  condition.replace(/\([^()]*height[^()]*\)/g, '').match(/\b\d[\d.]*(?:px|r?em)\b/g) ?? [];

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const layoutWidths = {
  name: 'media queries use the breakpoints of the contract, the layout its own',
  check: (project) =>
    project.files
      .filter((file) => file.endsWith('.css') && /^(host\/src|mfe-|shared\/)/.test(file))
      .flatMap((file) => {
        const text = project.read(file);
        const allowed = LAYOUT.test(file) ? OF_THE_LAYOUT : OF_COMPONENTS;
        return [...text.matchAll(/@media[^{]+/g)].flatMap(({ 0: condition, index }) =>
          widthsIn(condition)
            .filter((width) => !allowed.includes(width))
            .map((width) => ({
              file,
              line: lineAt(text, index),
              message: `${width} is no breakpoint here: take one of ${allowed.join(', ')}.`,
            })),
        );
      }),
};

/** A rule before any layer is opened, or after it is closed; comments do not count. */
const isAllInLayer = (text) =>
  /^(?:\s|\/\*[\s\S]*?\*\/)*@layer ui \{[\s\S]*^\}\s*$/m.test(text) && !/^\}\s*\S/m.test(text);

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const sharedStylesLayered = {
  name: 'styles of @halte/ui are in the layer below those of its users',
  check: (project) =>
    project.files
      .filter((file) => /^shared\/ui\/src\/.*\.module\.css$/.test(file) && !isAllInLayer(project.read(file)))
      .map((file) => ({
        file,
        line: 1,
        message:
          'has a rule outside of @layer ui: whether it wins over that of a user depends on which chunk loads first.',
      })),
};
