import { budgetIsKept } from './rules/budgetIsKept.mjs';
import { contentPolicyIsKept } from './rules/contentPolicyIsKept.mjs';
import { failuresAreSaid } from './rules/failuresAreSaid.mjs';
import { firstPaintIsFirstRender } from './rules/firstPaintIsFirstRender.mjs';
import { hostRunsIt } from './rules/hostRunsIt.mjs';
import { itBuilds } from './rules/itBuilds.mjs';
import { keysReachEverything } from './rules/keysReachEverything.mjs';
import { leavingLeavesNothing } from './rules/leavingLeavesNothing.mjs';
import { markupInAnswersIsText } from './rules/markupInAnswersIsText.mjs';
import { otherHostsRunIt } from './rules/otherHostsRunIt.mjs';
import { screensAreAccessible } from './rules/screensAreAccessible.mjs';
import { screensFitNarrowPages } from './rules/screensFitNarrowPages.mjs';
import { singletonsAreOfTheHost } from './rules/singletonsAreOfTheHost.mjs';
import { textsAreInEveryLanguage } from './rules/textsAreInEveryLanguage.mjs';
import { textsComeFromMessages } from './rules/textsComeFromMessages.mjs';
import { typesAreSound } from './rules/typesAreSound.mjs';

/**
 * In the order in which they run: what is quick and explains the others comes first, what needs a browser last, and the one that sums up what pages have refused at the end.
 *
 * @type {readonly import('./rule.mjs').Rule[]}
 */
export const RULES = [
  typesAreSound,
  textsComeFromMessages,
  textsAreInEveryLanguage,
  hostRunsIt,
  itBuilds,
  singletonsAreOfTheHost,
  budgetIsKept,
  screensAreAccessible,
  screensFitNarrowPages,
  keysReachEverything,
  firstPaintIsFirstRender,
  markupInAnswersIsText,
  failuresAreSaid,
  leavingLeavesNothing,
  otherHostsRunIt,
  contentPolicyIsKept,
];
