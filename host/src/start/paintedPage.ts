import { watchPaintedPage } from './takeOver.ts';

/** Imported before anything else, so that what is done from the first task on is noted. */
export const paintedPage = watchPaintedPage(document.getElementById('root')!);
