import { command } from './command.mjs';
import { installDebianPackage } from './debian.mjs';

const isThere = async () => (await command('which', ['promtool'])).code === 0;

/** Whether Prometheus' tool for rules can be used, installed with Debian's package `prometheus` where that is allowed. */
export async function hasPromtool() {
  if (!(await isThere())) await installDebianPackage(['prometheus']);
  return isThere();
}
