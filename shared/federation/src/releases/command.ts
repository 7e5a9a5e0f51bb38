import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { RegistryEvent } from '@halte/contract/registry/schema';
import { UserError } from '../userError.mjs';
import { audienceLines, audiencesOf } from './audience.ts';
import { type NewRemote, registryIn, withEvent } from './document.ts';
import { newKey, type SigningKey, signingKey } from './keys.ts';
import { metricsAt } from './metrics.ts';
import { type RegistryPlace, registryPlace } from './place.ts';
import { prunable } from './prunable.ts';
import { buildTwice, filesOfOthers, type Identity, identityOf, listed, shipVersion } from './ship.ts';
import { statusLines } from './status.ts';
import { type Files, filesIn, versionStore } from './versionStore.ts';

export const RELEASES_HELP = `  keys     --out <file>                               a new private key, to sign versions with
  ship     --to <folder|address>                     builds twice, compares, writes <id>/<version>/, reads all back, publishes
  publish  <remote> <version> [--base <folder>]     the version is there, nobody gets it yet; --base: where the versions of a new remote are
  release  <remote> <version> [--share 0.1] [--tenants a,b]
                                                    all visitors get it, or a share of them, or those of these tenants
  withdraw <remote> <version> --why <reason>        nobody gets it any more
  pin      <remote> <version> --tenants a,b         these tenants stay at it, whatever is released
  unpin    <remote> --tenants a,b                   they no longer do
  history  <remote>                                 all decisions, and who gets what now
  status   <remote> --metrics <address>              failures and times of the version and the one before, from /metrics of the backend
  prune    <remote> --to <folder|address>            removes the versions that nobody has got or decided about for 30 days

  --registry <file|address>   HALTE_REGISTRY        where the decisions are written
  --to <folder|address>                             where versions are kept; an address is written by PUT
  --dist <folder>                                   the build to ship, instead of building it twice into dist
  --key <file>                HALTE_SIGN_KEY        signs the manifest; needed for versions on another server than the host's
  --by <name>                                       who decides (default: the user of this machine)
  --dry-run                                         prints who would get what, and writes nothing
                              HALTE_REGISTRY_TOKEN  sent as a bearer token to an address of the registry
                              HALTE_SHIP_TOKEN      sent as a bearer token to an address of versions
                              HALTE_METRICS_TOKEN   sent as a bearer token to the metrics`;

const OPTIONS = {
  registry: { type: 'string' },
  by: { type: 'string' },
  base: { type: 'string' },
  share: { type: 'string' },
  tenants: { type: 'string' },
  why: { type: 'string' },
  to: { type: 'string' },
  dist: { type: 'string' },
  key: { type: 'string' },
  out: { type: 'string' },
  metrics: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parsedArgs>['values'];

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

function needed(value: string | undefined, problem: string): string {
  if (!value) throw new UserError(problem);
  return value;
}

function tenantsIn(text: string | undefined): string[] {
  return needed(text, 'Name the tenants: --tenants demo,littoral').split(',');
}

function shareIn(text: string): number {
  const share = Number(text);
  if (!(share > 0 && share <= 1))
    throw new UserError(`--share is a part of the visitors, above 0 to 1, not "${text}".`);
  return share;
}

/** When and who, and about which remote. */
type Signed = Pick<RegistryEvent, 'at' | 'by' | 'remote'>;
type Make = (signed: Signed, version: () => string, values: Values) => RegistryEvent;

const EVENTS: Readonly<Record<string, Make>> = {
  publish: (signed, version) => ({ ...signed, do: 'publish', version: version() }),
  release: (signed, version, { share, tenants }) => ({
    ...signed,
    do: 'release',
    version: version(),
    ...(share === undefined ? {} : { share: shareIn(share) }),
    ...(tenants === undefined ? {} : { tenants: tenantsIn(tenants) }),
  }),
  withdraw: (signed, version, { why }) => ({
    ...signed,
    do: 'withdraw',
    version: version(),
    why: needed(why, 'Say why, for those who read the history: --why "the timetable is empty"'),
  }),
  pin: (signed, version, { tenants }) => ({ ...signed, do: 'pin', version: version(), tenants: tenantsIn(tenants) }),
  unpin: (signed, _version, { tenants }) => ({ ...signed, do: 'unpin', tenants: tenantsIn(tenants) }),
};

/**
 * The version that is meant. The name of a build ends with a hash of its sources: it may be left out where only one build of the version is published.
 *
 * @throws UserError where several are
 */
function publishedVersion(text: string, remote: string, version: string): string {
  const versions = registryIn(text).events.flatMap((event) =>
    event.do === 'publish' && event.remote === remote ? [event.version] : [],
  );
  if (versions.includes(version)) return version;
  const builds = versions.filter((one) => one.startsWith(`${version}+`));
  if (builds.length > 1) throw new UserError(`There are several builds of ${version}. Say which: ${builds.join(', ')}`);
  return builds[0] ?? version;
}

export const RELEASE_COMMANDS: readonly string[] = [
  'keys',
  'ship',
  ...Object.keys(EVENTS),
  'history',
  'status',
  'prune',
];

function describe(event: RegistryEvent): string {
  const { at, by, do: kind, remote: _, ...rest } = event;
  const details = Object.entries(rest).map(([key, value]) => (key === 'version' ? value : `${key} ${value}`));
  return `  ${at}  ${by}  ${kind}  ${details.join('  ')}`;
}

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly print: (text: string) => void;
}

const DIST = 'dist';

/** Who may append to the registry says with the first version which key signs the next ones. An address is where the versions are written. */
function newRemote({ to = '', base }: Values, id: string, key: SigningKey | null): NewRemote | undefined {
  const place = base ?? (/^https?:\/\//.test(to) ? `${to.replace(/\/?$/, '/')}${id}/` : undefined);
  return place === undefined ? undefined : { base: place, ...(key && { keys: [{ id, ed25519: key.ed25519 }] }) };
}

/** The event that publishes what was shipped; null where it is published already. */
function publication({ id, version }: Identity, text: string, signed: Omit<Signed, 'remote'>): RegistryEvent | null {
  const published = registryIn(text).events.some(
    (event) => event.do === 'publish' && event.remote === id && event.version === version,
  );
  return published ? null : { ...signed, remote: id, do: 'publish', version };
}

async function runKeys({ out }: Values, print: CommandContext['print']): Promise<void> {
  const ed25519 = await newKey(needed(out, 'Say where to write the private key: --out team.pem'));
  print(
    `Keep ${out} secret. The registry needs its public part, in "keys" of the remote:\n  ${JSON.stringify({ id: 'team', ed25519 })}`,
  );
}

async function runShip(values: Values, place: RegistryPlace, { env, now, print }: CommandContext): Promise<void> {
  const to = needed(values.to, 'Say where versions are kept: --to <folder|address>');
  const keyFile = values.key ?? env['HALTE_SIGN_KEY'];
  const key = keyFile === undefined ? null : await signingKey(keyFile);
  const built: Files = values.dist === undefined ? await buildTwice(DIST, print) : await filesIn(values.dist);
  const files = key === null ? built : key.signed(built);
  const identity = identityOf(files);
  const { id, version } = identity;
  const others = values.dist === undefined ? [] : filesOfOthers(built);
  if (others.length > 0)
    print(`${values.dist} also has ${listed(others)}, which its remote.json does not name: they are shipped too.`);
  const signed = { at: now().toISOString(), by: values.by ?? userInfo().username };
  const publish = (text: string) => {
    const event = publication(identity, text, signed);
    return event === null ? text : withEvent(text, event, newRemote(values, id, key));
  };
  // A registry that would refuse it does so before anything is written.
  publish(await place.read());
  const { files: count, wasThere } = await shipVersion(files, versionStore(to, env['HALTE_SHIP_TOKEN']));
  print(`${id} ${version}: ${count} files ${wasThere ? 'were there already' : 'written'}, all read back unchanged.`);
  await place.update(publish);
  print(`It is published. Nobody gets it before: halte-remote release ${id} ${version}`);
}

async function runStatus(
  remote: string,
  values: Values,
  place: RegistryPlace,
  { env, print }: CommandContext,
): Promise<void> {
  const address = needed(values.metrics, 'Name the metrics of the backend: --metrics http://localhost:4000/metrics');
  const registry = registryIn(await place.read());
  print(statusLines(registry, remote, await metricsAt(address, env['HALTE_METRICS_TOKEN'])));
}

async function runPrune(
  remote: string,
  values: Values,
  place: RegistryPlace,
  { env, now, print }: CommandContext,
): Promise<void> {
  const store = versionStore(
    needed(values.to, 'Say where versions are kept: --to <folder|address>'),
    env['HALTE_SHIP_TOKEN'],
  );
  const versions = prunable(registryIn(await place.read()), remote, now().getTime());
  for (const version of versions) {
    if (values['dry-run']) print(`${remote} ${version} would be removed.`);
    else if (await store.remove(`${remote}/${version}`)) print(`${remote} ${version} is removed.`);
  }
  if (versions.length === 0)
    print(`All versions of ${remote} are kept: each was in force or decided about in the last 30 days.`);
}

/** Runs one of {@link RELEASE_COMMANDS}. @throws UserError */
export async function runRelease(name: string, args: readonly string[], context: CommandContext): Promise<void> {
  const { env, now, print } = context;
  const { values, positionals } = parsedArgs(args);
  if (name === 'keys') return runKeys(values, print);
  const where = needed(values.registry ?? env['HALTE_REGISTRY'], 'Name the registry: --registry <file|address>');
  const place = registryPlace(where, env['HALTE_REGISTRY_TOKEN']);
  if (name === 'ship') return runShip(values, place, context);
  const remote = needed(positionals[0], `Name the remote: halte-remote ${name} schedules`);
  if (name === 'status') return runStatus(remote, values, place, context);
  if (name === 'prune') return runPrune(remote, values, place, context);
  if (name === 'history') {
    const registry = registryIn(await place.read());
    const events = registry.events.filter((event) => event.remote === remote);
    if (events.length === 0) throw new UserError(`The registry says nothing about ${remote}.`);
    return print(`${events.map(describe).join('\n')}\nNow:\n${audienceLines(audiencesOf(registry, remote))}`);
  }
  const version = () => needed(positionals[1], `Name the version: halte-remote ${name} ${remote} 1.4.2`);
  const signed = { at: now().toISOString(), by: values.by ?? userInfo().username, remote };
  let result = '';
  const change = (text: string) => {
    const meant = () => (name === 'publish' ? version() : publishedVersion(text, remote, version()));
    const event = EVENTS[name]!(signed, meant, values);
    result = withEvent(text, event, values.base === undefined ? undefined : { base: values.base });
    return result;
  };
  if (values['dry-run']) change(await place.read());
  else await place.update(change);
  const title = values['dry-run'] ? 'Nothing was written. Who would get what:' : 'Who gets what, within seconds:';
  print(`${title}\n${audienceLines(audiencesOf(registryIn(result), remote))}`);
}
