import type { Rule } from '../conformance/rule.ts';
import { callsOnlyDeclaredOrigins } from './callsOnlyDeclaredOrigins.ts';
import { closesItsMenusOnEscape } from './closesItsMenusOnEscape.ts';
import { fits320Pixels } from './fits320Pixels.ts';
import { followsTheCart } from './followsTheCart.ts';
import { followsTheLanguage } from './followsTheLanguage.ts';
import { followsTheSession } from './followsTheSession.ts';
import { hasAllTextsInFiveLanguages } from './hasAllTextsInFiveLanguages.ts';
import { hasNoAccessibilityViolation } from './hasNoAccessibilityViolation.ts';
import { isInTheOneBannerLandmark } from './isInTheOneBannerLandmark.ts';
import { isReachedByKeyboard } from './isReachedByKeyboard.ts';
import { keepsMemoryFlatOverTwentyMounts } from './keepsMemoryFlatOverTwentyMounts.ts';
import { keepsTheContract } from './keepsTheContract.ts';
import { leavesNoListenerWhenUnmounted } from './leavesNoListenerWhenUnmounted.ts';
import { leavesNoNodeWhenUnmounted } from './leavesNoNodeWhenUnmounted.ts';
import { leavesNoStyleWhenUnmounted } from './leavesNoStyleWhenUnmounted.ts';
import { leavesNoTimerWhenUnmounted } from './leavesNoTimerWhenUnmounted.ts';
import { linksToAddressesOfTheHost } from './linksToAddressesOfTheHost.ts';
import { logsNoError } from './logsNoError.ts';
import { mountsWithinThreeSeconds } from './mountsWithinThreeSeconds.ts';
import { obeysTheContentPolicy } from './obeysTheContentPolicy.ts';
import { offersToSignIn } from './offersToSignIn.ts';
import { offersToSignOut } from './offersToSignOut.ts';
import { redefinesNoGlobal } from './redefinesNoGlobal.ts';
import { restylesNothingOutsideItsElement } from './restylesNothingOutsideItsElement.ts';
import { showsWhereTheFocusIs } from './showsWhereTheFocusIs.ts';
import { speaksFiveLanguages } from './speaksFiveLanguages.ts';
import { touchesNothingOutsideItsElement } from './touchesNothingOutsideItsElement.ts';

/** In the order in which they are checked: what is counted from the start first, what leaves traces of its own last. */
export const RULES: readonly Rule[] = [
  keepsTheContract,
  hasAllTextsInFiveLanguages,
  mountsWithinThreeSeconds,
  touchesNothingOutsideItsElement,
  restylesNothingOutsideItsElement,
  redefinesNoGlobal,
  isInTheOneBannerLandmark,
  hasNoAccessibilityViolation,
  isReachedByKeyboard,
  showsWhereTheFocusIs,
  closesItsMenusOnEscape,
  speaksFiveLanguages,
  followsTheLanguage,
  offersToSignIn,
  offersToSignOut,
  followsTheSession,
  followsTheCart,
  fits320Pixels,
  linksToAddressesOfTheHost,
  leavesNoNodeWhenUnmounted,
  leavesNoListenerWhenUnmounted,
  leavesNoTimerWhenUnmounted,
  leavesNoStyleWhenUnmounted,
  keepsMemoryFlatOverTwentyMounts,
  obeysTheContentPolicy,
  callsOnlyDeclaredOrigins,
  logsNoError,
];
