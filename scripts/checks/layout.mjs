import { LAYOUT_BREAKPOINTS, PANEL_BREAKPOINTS } from '../../shared/contract/src/breakpoints.ts';
import { lineAt } from './lib/project.mjs';

const WIDTHS = Object.values({ ...LAYOUT_BREAKPOINTS, ...PANEL_BREAKPOINTS }).map((width) => `${width}px`);

/** The widths in the condition of a media query. */
const widthsIn = (condition) =>
  condition.replace(/\([^()]*height[^()]*\)/g, '').match(/\b\d[\d.]*(?:px|r?em)\b/g) ?? [];

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const layoutWidths = {
  name: 'media queries use the breakpoints of the layout',
  check: (project) =>
    project.files
      .filter((file) => file.endsWith('.css') && /^(host\/src|mfe-|shared\/)/.test(file))
      .flatMap((file) => {
        const text = project.read(file);
        return [...text.matchAll(/@media[^{]+/g)].flatMap(({ 0: condition, index }) =>
          widthsIn(condition)
            .filter((width) => !WIDTHS.includes(width))
            .map((width) => ({
              file,
              line: lineAt(text, index),
              message: `${width} is no breakpoint of the layout: take one of ${WIDTHS.join(', ')}.`,
            })),
        );
      }),
};
