import { createHash } from 'node:crypto';

/**
 * Notes the last tap until the app's first script runs, which takes this listener away (`host/src/start/repeatTap.ts`). It stands in the page, because
 * a file would come as late as the app.
 */
export const FIRST_TAP = 'onclick=e=>{window.halteTap=e.target}';

/** By which the content policy allows this text as a script, and no other. */
export const FIRST_TAP_SOURCE = `'sha256-${createHash('sha256').update(FIRST_TAP).digest('base64')}'`;
