import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it.each([
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
    [['--drain', 'soon'], '--drain must be a whole number from 0 to 3600, not "soon".'],
    [['--hsts', ''], '--hsts must be a whole number from 0 to 315360000, not "".'],
    [['--log', 'loud'], '--log must be one of silent, error, warn, info, not "loud".'],
    [['--bff-url', 'nowhere'], '--bff-url wants an address, not "nowhere".'],
    [['--guard'], '--guard needs --registry'],
    [['--forward-bff', '--trace-share', '1.1'], '--trace-share must be a number from 0 to 1, not "1.1".'],
    [['--forward-bff', '--trace-share', ''], '--trace-share must be a number from 0 to 1, not "".'],
    [['--trace-share', '0.1'], '--trace-share needs --forward-bff'],
    [['--remote', 'x'], '--remote wants <name>=<folder of a build>, not "x".'],
  ])('rejects %j with a message', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });

  it('takes the tokens also from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'halte-options-'));
    const file = join(folder, 'token');
    writeFileSync(file, 'secret\n');
    for (const [name, read] of [
      ['HALTE_REGISTRY_TOKEN', 'registryToken'],
      ['HALTE_METRICS_TOKEN', 'metricsToken'],
    ] as const) {
      expect(readOptions([], { [`${name}_FILE`]: file })[read]).toBe('secret');
      expect(() => readOptions([], { [`${name}_FILE`]: file, [name]: 'secret' })).toThrow(
        `${name} and ${name}_FILE are both set: only one of them can be given.`,
      );
    }
    rmSync(folder, { recursive: true });
  });

  it('takes the environment for what the command line leaves out', () => {
    const env = { HALTE_DRAIN: '7', HALTE_LOG: 'info', HALTE_DEFAULT_TENANT: 'demo', HALTE_HSTS: '60' };
    const forwarding = { HALTE_FORWARD_BFF: 'true', HALTE_TRACE_SHARE: '0.25' };
    expect(readOptions([], forwarding)).toMatchObject({ forwardBff: true, traceShare: 0.25 });
    expect(readOptions(['--drain', '9'], env)).toMatchObject({
      drainSeconds: 9,
      logLevel: 'info',
      defaultTenant: 'demo',
      hstsSeconds: 60,
    });
  });
});
