/** Before the tests of the backend: builds the login widget, which some of them serve, unless it is built from the same sources. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import packTypebox from './typebox.mjs';

const LOGIN_WIDGET = join(import.meta.dirname, '../../shared/login-widget/build.mjs');

export default async function prepare() {
  execFileSync(process.execPath, [LOGIN_WIDGET], { stdio: 'inherit' });
  await packTypebox();
}
