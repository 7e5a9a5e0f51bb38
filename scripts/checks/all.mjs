import { architecturePictures } from './architecture.mjs';
import { knownToBrowsers } from './browsers.mjs';
import { onePolicy } from './calls.mjs';
import { builtContainers, namedFacades, oneConfiguration, oneExport, oneLoader, oneTable } from './federation.mjs';
import { boundaries, oneWayFolders, specifiers } from './imports.mjs';
import { knownLayers } from './layers.mjs';
import { layoutWidths, sharedStylesLayered } from './layout.mjs';
import { fiveLanguages, usedMessages } from './messages.mjs';
import { completeKeys } from './queryKeys.mjs';
import { documentedTenants, featureAccess, validTenants } from './tenants.mjs';
import { noSleeps, testedRequirements } from './tests.mjs';
import { noHardZone, noLiteralText, noLocalTime, noRawColours } from './text.mjs';
import { oneWordPerIdea } from './travellerWords.mjs';
import { oneTitle, oneWording } from './wording.mjs';
import { glossaryTypes, plainWords } from './words.mjs';
import { timeIsTested } from './zones.mjs';

/** Checks of the sources; the number in a name is that of docs/architecture-checks.md. */
export const SOURCE_CHECKS = [
  boundaries,
  oneWayFolders,
  knownLayers,
  specifiers,
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
  completeKeys,
  noSleeps,
  testedRequirements,
  architecturePictures,
  plainWords,
  glossaryTypes,
];

/** Checks of the build output. */
export const BUILD_CHECKS = [builtContainers, knownToBrowsers];
