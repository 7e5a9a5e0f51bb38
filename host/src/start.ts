// Before any code that writes into the page.
import './remotes/trustedTypes.ts';
import { type BootDocument, nextTask, whenIdle } from '@halte/contract';
import { applySheets } from './start/applySheets.ts';
import { paintedPage } from './start/paintedPage.ts';
import { prepareFonts } from './start/prepareFonts.ts';
import '@halte/ui/tokens.css';
import '@halte/ui/fonts.css';
import './base.css';

/** A page without markup is drawn when its first screen is loaded, at the latest after this time: one render is faster than several. */
const FIRST_RENDER_MS = 800;

function readBoot(): BootDocument {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '') as BootDocument;
}

/** Only pages with a remote of another server load it. Without it, the content policy refuses the scripts of that remote. */
async function checkHashes({ remotes }: BootDocument): Promise<void> {
  await import('./remotes/integrity.ts').then(
    ({ addIntegrity, hashesOf }) => addIntegrity(hashesOf(remotes)),
    () => undefined,
  );
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Starts the app in several tasks, between which the browser handles input and paints: each import runs code of this file that has not run yet.
 * `webpackExports` is what webpack keeps of a library; it cannot see it in an import that only runs the code.
 */
async function start(): Promise<void> {
  // The code of the file itself has just run.
  await nextTask();
  const sheetsApplied = applySheets();
  await nextTask();
  void prepareFonts();
  const boot = readBoot();
  if (Object.values(boot.remotes).some((remote) => remote?.integrity)) await checkHashes(boot);
  const { startTexts, prepareDates } = await import(/* webpackMode: "eager" */ './start/texts.ts');
  startTexts(boot);
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './start/app.ts');
  const { app, textsSettled, firstScreen, used } = await startApp(boot);
  await nextTask();
  // While the files of the screen are on their way.
  await prepareDates(boot.locale, boot.tenant.timeZone);
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createRoot", "hydrateRoot"] */ 'react-dom/client');
  await nextTask();
  const { mount } = await import(/* webpackMode: "eager" */ './app/mount.tsx');
  const { takeOverOf } = await import(/* webpackMode: "eager" */ './start/takeOverOf.ts');
  await Promise.all([textsSettled, sheetsApplied]);
  const takeOver = takeOverOf(app, paintedPage);
  if (takeOver) {
    await paintedPage.settled();
  } else {
    paintedPage.takenOver();
    await Promise.race([firstScreen, delay(FIRST_RENDER_MS)]);
  }
  await nextTask();
  mount(app, document.getElementById('root')!, takeOver);
  await firstScreen;
  const afterwards = () =>
    import(/* webpackChunkName: "besides" */ './start/afterwards.ts').then(
      (part) => part.startAfterwards(app, used),
      () => undefined,
    );
  whenIdle(() => void afterwards(), { timeout: 1000, delay: 200 });
}

void start();
