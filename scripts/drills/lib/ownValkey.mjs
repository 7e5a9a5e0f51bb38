import { startValkey, valkeyProgram } from '../../../bff/src/valkey/testing/valkeyServer.ts';
import { installDebianPackage } from '../../lib/debian.mjs';
import { UserError } from '../../lib/userError.mjs';

/**
 * Debian's Valkey or Redis on a port of its own.
 *
 * @param {import('./stage.mjs').Stage} stage
 */
export async function startOwnValkey(stage) {
  if (valkeyProgram() === null) await installDebianPackage(['valkey-server', 'redis-server']);
  const program = valkeyProgram();
  if (program === null)
    throw new UserError("There is no Valkey to lose: install Debian's package valkey-server or redis-server.");
  const valkey = await startValkey(program);
  stage.onClose(valkey.remove);
  stage.onClose(valkey.stop);
  return { ...valkey, address: `valkey://127.0.0.1:${valkey.port}` };
}
