import { describedApis } from './apiReports.mjs';
import { knownToBrowsers } from './browsers.mjs';
import { onePolicy } from './calls.mjs';
import {
  builtContainers,
  namedFacades,
  oneConfiguration,
  oneExport,
  oneLoader,
  oneTable,
  stableExports,
} from './federation.mjs';
import { builtPaints } from './firstPaints.mjs';
import { glossaryTypes, oneWordPerIdea } from './glossary.mjs';
import { acyclicFolders, boundaries } from './imports.mjs';
import { layoutWidths, sharedStylesLayered } from './layout.mjs';
import { fiveLanguages, usedMessages } from './messages.mjs';
import { currentPictures } from './pictures.mjs';
import { derivedKeys } from './queryKeys.mjs';
import { documentedTenants, featureAccess, validTenants } from './tenants.mjs';
import { noSleeps, testedRequirements } from './tests.mjs';
import { noHardZone, noLiteralText, noLocalTime, noRawColours } from './text.mjs';
import { timeIsTested } from './timeTests.mjs';
import { oneTitle, oneWording } from './wording.mjs';

/** Checks of the sources; the number in a name is that of docs/architecture-checks.md. */
export const SOURCE_CHECKS = [
  boundaries,
  acyclicFolders,
  oneExport,
  oneConfiguration,
  namedFacades,
  oneTable,
  oneLoader,
  noLiteralText,
  noRawColours,
  layoutWidths,
  sharedStylesLayered,
  noHardZone,
  noLocalTime,
  timeIsTested,
  fiveLanguages,
  usedMessages,
  oneWording,
  oneTitle,
  oneWordPerIdea,
  validTenants,
  documentedTenants,
  featureAccess,
  onePolicy,
  derivedKeys,
  noSleeps,
  testedRequirements,
  currentPictures,
  glossaryTypes,
  describedApis,
];

/** Checks of the build output. */
export const BUILD_CHECKS = [builtContainers, builtPaints, stableExports, knownToBrowsers];
