/** The files of docs/operations/deploy: what they set exists, and where haproxy and systemd are installed these read them. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { parseYaml as parsed } from '@redocly/openapi-core';
import { command } from './lib/command.mjs';
import { BFF_SERVER, HOST_SERVER, ROOT } from './lib/paths.mjs';

const textOf = (name) => readFileSync(join(ROOT, 'docs/operations/deploy', name), 'utf8');
/** @param {string} text @returns {any} */
const parseYaml = (text) => parsed(text);
/** What Node and start.sh read. */
const OF_NODE = new Set(['NODE_ENV', 'NODE']);

/** What the two servers know, as their `--help` says. @type {Record<string, { options: Set<string>, variables: Set<string> }>} */
const known = {};
before(async () => {
  for (const [program, path] of Object.entries({ bff: BFF_SERVER, host: HOST_SERVER })) {
    const { output } = await command(process.execPath, [path, '--help']);
    const variables = output.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? [];
    // The host says of its secrets in words that they may be in files.
    const files = variables.filter((name) => name.endsWith('_TOKEN')).map((name) => `${name}_FILE`);
    known[program] = {
      options: new Set(output.match(/--[a-z][a-z-]*/g)),
      variables: new Set([...variables, ...files]),
    };
  }
});

/** One start of a server: program, options and variables. @typedef {{ where: string, args: string[], variables: string[] }} Start */

function faultsOf({ where, args, variables }) {
  const [program = '', ...options] = args;
  const knows = known[program];
  if (!knows) return [`${where}: start.sh has no program “${program}”`];
  const wrong = [
    ...options.filter((text) => text.startsWith('--') && !knows.options.has(text.split('=')[0] ?? '')),
    ...variables.filter((name) => !knows.variables.has(name) && !OF_NODE.has(name)),
  ];
  return wrong.map((name) => `${where}: ${program} does not know ${name}`);
}

/** @returns {Start[]} */
function startsOfCompose() {
  const { services } = parseYaml(textOf('compose.yaml'));
  return Object.entries(services).flatMap(([where, { image, command: args, environment = {} }]) =>
    image === 'halte' ? { where: `compose.yaml ${where}`, args, variables: Object.keys(environment) } : [],
  );
}

const documents = () =>
  textOf('kubernetes.yaml')
    .split(/^---$/m)
    .map((text) => parseYaml(text));
/** The pod of a document that starts some. */
const podOf = ({ spec }) => spec?.jobTemplate?.spec.template.spec ?? spec?.template?.spec ?? null;
const pods = () => documents().flatMap((one) => (podOf(one) ? [{ where: one.metadata.name, pod: podOf(one) }] : []));

/** @returns {Start[]} */
const startsOfKubernetes = () =>
  pods().flatMap(({ where, pod }) =>
    pod.containers.map(({ args, env = [] }) => ({
      where: `kubernetes.yaml ${where}`,
      args,
      variables: env.map(({ name }) => name),
    })),
  );

const valuesIn = (text, key) => [...text.matchAll(new RegExp(`^#?${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const UNITS = ['halte-bff.service', 'halte-host.service'];

/** @returns {Start[]} */
const startsOfSystemd = () =>
  UNITS.flatMap((where) => {
    const text = textOf(where);
    const lines = valuesIn(text, 'Environment').flatMap((line) => line.split(' '));
    const variables = lines.map((one) => one.split('=')[0] ?? '');
    return valuesIn(text, 'ExecStart').map((line) => ({ where, args: line.split(' ').slice(1), variables }));
  });

/** Seconds of `--drain` of a start. */
const drainOf = (args, environment = {}) => Number(args.at(args.indexOf('--drain') + 1) ?? environment['HALTE_DRAIN']);

describe('the files to deploy', () => {
  it('name options and variables that the servers know', () => {
    const starts = [...startsOfCompose(), ...startsOfKubernetes(), ...startsOfSystemd()];
    assert.deepEqual(starts.map(({ args }) => args[0]).sort(), [
      'bff',
      'bff',
      'bff',
      'bff',
      'bff',
      'bff',
      'bff',
      'host',
      'host',
      'host',
      'host',
    ]);
    assert.deepEqual(starts.flatMap(faultsOf), []);
  });

  it('set variables in the image that one of the servers knows', () => {
    const [line = ''] = /^ENV .*$/m.exec(textOf('Dockerfile')) ?? [];
    const names = [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    const unknown = names.filter((name) => !known['bff']?.variables.has(name) && !known['host']?.variables.has(name));
    assert.deepEqual(unknown, ['NODE_ENV']);
    assert.ok(names.length > 3);
  });

  it('wait for a server that stops: its drain and fifteen seconds', () => {
    const { services } = parseYaml(textOf('compose.yaml'));
    for (const name of ['bff1', 'bff2', 'host1', 'host2']) {
      const { environment, stop_grace_period: period } = services[name];
      assert.equal(period, `${Number(environment['HALTE_DRAIN']) + 15}s`);
    }
    const long = pods().filter(({ pod }) => pod.containers.some(({ args }) => args.includes('--drain')));
    assert.equal(long.length, 2);
    for (const { pod } of long) assert.equal(pod.terminationGracePeriodSeconds, drainOf(pod.containers[0].args) + 15);
    for (const unit of UNITS.map(textOf)) {
      const [start = ''] = valuesIn(unit, 'ExecStart');
      assert.deepEqual(valuesIn(unit, 'TimeoutStopSec'), [String(drainOf(start.split(' ')) + 15)]);
    }
  });

  it('ask for what the servers answer, and let nothing write but what has to', () => {
    const containers = pods().flatMap(({ pod }) => pod.containers);
    const probes = containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) => [
      startupProbe,
      livenessProbe,
      readinessProbe,
    ]);
    const asked = probes.flatMap((probe) => (probe ? probe.httpGet.path : []));
    assert.deepEqual(new Set(asked), new Set(['/livez', '/readyz']));
    for (const { securityContext } of containers) assert.equal(securityContext.readOnlyRootFilesystem, true);
    for (const { pod } of pods()) assert.equal(pod.securityContext.runAsNonRoot, true);
    assert.match(textOf('Dockerfile'), /^USER node$/m);
    assert.match(textOf('Dockerfile'), /^HEALTHCHECK .*\n.*\/livez/m);
    assert.match(textOf('haproxy.cfg'), /option httpchk GET \/readyz/);
  });

  it('are read by haproxy', {
    skip: !existsSync('/usr/sbin/haproxy') && 'Debian’s haproxy is not installed',
  }, async () => {
    const file = join(ROOT, 'docs/operations/deploy/haproxy.cfg');
    const env = {
      HALTE_BFF_1: '127.0.0.1:1',
      HALTE_BFF_2: '127.0.0.1:2',
      HALTE_HOST_1: '127.0.0.1:3',
      HALTE_HOST_2: '127.0.0.1:4',
    };
    const { code, output } = await command('/usr/sbin/haproxy', ['-c', '-f', file], { env });
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /WARNING|ALERT/);
  });

  for (const unit of UNITS)
    it(`are read by systemd: ${unit}`, {
      skip: !existsSync('/usr/bin/systemd-analyze') && 'systemd is not installed',
    }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'halte-unit-'));
      const file = join(folder, unit);
      // A program that is there.
      writeFileSync(file, textOf(unit).replaceAll('/opt/halte/start.sh', '/bin/true'));
      const { code, output } = await command('/usr/bin/systemd-analyze', ['verify', file]);
      rmSync(folder, { recursive: true });
      assert.equal(code, 0, output);
      // Others are of the units of the machine.
      assert.ok(!output.includes(unit), output);
    });
});
