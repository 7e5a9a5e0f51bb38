import { budgetIsKept } from './rules/budgetIsKept.mjs';
import { hostRunsIt } from './rules/hostRunsIt.mjs';
import { itBuilds } from './rules/itBuilds.mjs';
import { singletonsAreOfTheHost } from './rules/singletonsAreOfTheHost.mjs';
import { textsAreInEveryLanguage } from './rules/textsAreInEveryLanguage.mjs';
import { textsComeFromMessages } from './rules/textsComeFromMessages.mjs';
import { typesAreSound } from './rules/typesAreSound.mjs';

/** In the order in which they run: what is quick and explains the others comes first. @type {readonly import('./rule.mjs').Rule[]} */
export const RULES = [
  typesAreSound,
  textsComeFromMessages,
  textsAreInEveryLanguage,
  hostRunsIt,
  itBuilds,
  singletonsAreOfTheHost,
  budgetIsKept,
];
