/** Builds the login widget before the tests that serve it, unless it is built from the same sources. */
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const PROGRAM = join(__dirname, '../../shared/login-widget/build.mjs');

module.exports = async () => {
  execFileSync(process.execPath, [PROGRAM], { stdio: 'inherit' });
};
