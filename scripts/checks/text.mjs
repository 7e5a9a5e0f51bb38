import ts from 'typescript';
import { literalTexts } from '../../shared/federation/src/check/rules/textsComeFromMessages.mjs';
import { findPattern, isCode, isTest, workspaceOf } from './lib/project.mjs';
import { lineOf, treeOf, visitAll } from './lib/syntax.mjs';

const isUi = (file) =>
  isCode(file) && !isTest(file) && /^(host\/src|mfe-|shared\/)/.test(file) && !/\/dev\//.test(file);

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const noLiteralText = {
  name: '6 text comes from messages',
  check: (project) =>
    project.files
      .filter((file) => file.endsWith('.tsx') && isUi(file) && workspaceOf(file) !== 'shared/testkit')
      .flatMap((file) =>
        literalTexts(project.read(file)).map(({ line, text }) => ({
          ...{ file, line, message: `“${text}” is text: take it from the messages.` },
        })),
      ),
};

const COLOUR = /#[0-9a-fA-F]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!from var\()\s*[\d.]/g;

/** The text with comments blanked, so that positions stay. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const noRawColours = {
  name: '6 colours come from tokens',
  check: (project) =>
    project.files
      .filter((file) => file !== 'shared/ui/src/tokens.css' && !isTest(file))
      .filter((file) => (file.endsWith('.css') || file.endsWith('.tsx')) && /^(host\/src|mfe-|shared\/)/.test(file))
      .flatMap((file) =>
        findPattern(
          { read: () => withoutComments(project.read(file)) },
          file,
          COLOUR,
          ([colour]) => `${colour} is a colour of its own: use a token of shared/ui/src/tokens.css.`,
        ),
      ),
};

const ZONE = /(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+/;
/** Where a zone is data: what a tenant gets by default, the demo city, and the examples of the OpenAPI document. */
const ZONE_IS_DATA =
  /^(shared\/contract\/|shared\/testkit\/|shared\/demo-city\/|shared\/engine\/src\/api\/|bff\/bench\/|bff\/src\/api\/|host\/tenants\/)|\/dev\//;

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const noHardZone = {
  name: '6 time has an explicit zone, which comes from data',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !isTest(file) && workspaceOf(file) !== null && !ZONE_IS_DATA.test(file))
      .filter((file) => ZONE.test(project.read(file)))
      .flatMap((file) => {
        const tree = treeOf(project, file);
        const findings = [];
        visitAll(tree, (node) => {
          if (!ts.isStringLiteralLike(node) || node.text.search(ZONE) !== 0) return;
          findings.push({
            file,
            line: lineOf(tree, node),
            message: `${node.text} is fixed here: take the zone of the tenant or of the feed.`,
          });
        });
        return findings;
      }),
};

/** Methods in local time, a date as text, one from numbers, and a formatter without a zone. */
const LOCAL_TIME = new RegExp(
  [
    /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(\)/,
    /\.set(?:FullYear|Month|Date|Hours|Minutes|Seconds)\(/,
    /\.to(?:Date|Time|LocaleDate|LocaleTime)String\(/,
    /\bnew Date\([^()]*\)(?:\.toString\(|\.toLocaleString\(|\})/,
    /\bnew Date\([^()`'"]*,/,
    /\bnew Intl\.DateTimeFormat\((?![^;]*\btimeZone\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const noLocalTime = {
  name: "6 nothing reads the machine's own time zone",
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !isTest(file) && workspaceOf(file) !== null)
      .flatMap((file) =>
        findPattern(
          project,
          file,
          LOCAL_TIME,
          ([call]) => `${call} depends on the machine's zone: use the formatters, or the UTC methods.`,
        ),
      ),
};
