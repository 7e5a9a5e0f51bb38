import { onePolicy } from './calls.mjs';
import { builtContainers, namedFacades, oneConfiguration, oneExport, oneLoader, oneTable } from './federation.mjs';
import { shortFiles } from './fileSize.mjs';
import { boundaries, specifiers } from './imports.mjs';
import { layoutWidths } from './layout.mjs';
import { fiveLanguages, usedMessages } from './messages.mjs';
import { validTenants } from './tenants.mjs';
import { noSleeps } from './tests.mjs';
import { noHardZone, noLiteralText, noLocalTime, noRawColours } from './text.mjs';
import { oneTitle, oneWording } from './wording.mjs';
import { timeIsTested } from './zones.mjs';

/** The laws that the sources alone can break; the number in a name is that of docs/laws.md. */
export const SOURCE_LAWS = [
  boundaries,
  specifiers,
  oneExport,
  oneConfiguration,
  namedFacades,
  oneTable,
  oneLoader,
  noLiteralText,
  noRawColours,
  layoutWidths,
  noHardZone,
  noLocalTime,
  timeIsTested,
  fiveLanguages,
  usedMessages,
  oneWording,
  oneTitle,
  validTenants,
  onePolicy,
  shortFiles,
  noSleeps,
];

/** The laws that are about what was built. */
export const BUILD_LAWS = [builtContainers];
