import { bucketOf, SHARE_VALUES } from './bucket.ts';
import { parseRegistry } from './parse.ts';
import { releasesOf } from './resolve.ts';

const KEY = { id: '2026a', ed25519: 'A'.repeat(43) };
const SIGNED = { at: '2026-03-01T08:30:00Z', by: 'lea', remote: 'schedules' };
const publish = (version: string) => ({ ...SIGNED, do: 'publish', version });
const release = (version: string, more: object = {}) => ({ ...SIGNED, do: 'release', version, ...more });
const withdraw = (version: string) => ({ ...SIGNED, do: 'withdraw', version, why: 'timetable empty' });
const pin = (version: string, tenants: readonly string[]) => ({ ...SIGNED, do: 'pin', version, tenants });
const unpin = (tenants: readonly string[]) => ({ ...SIGNED, do: 'unpin', tenants });

const documentOf = (...events: readonly object[]) => ({
  schema: 1,
  remotes: { schedules: { base: 'https://cdn.example/schedules/', keys: [KEY] } },
  events,
});

/** Versions 1, 2 and 3 are published first. */
function registryWith(...events: readonly object[]) {
  const parsed = parseRegistry(documentOf(publish('1'), publish('2'), publish('3'), ...events));
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.registry;
}

const chosen = (events: readonly object[], tenant = 'demo', bucket = 0.5) =>
  releasesOf(registryWith(...events)).candidates('schedules', { tenant, bucket });

describe('the versions of a remote, the best first', () => {
  it.each<[string, readonly object[], readonly string[]]>([
    ['none before the first release', [], []],
    ['the released one', [release('1')], ['1']],
    ['the latest one, then the one before', [release('1'), release('2')], ['2', '1']],
    ['an older one that was released again: a roll-back', [release('1'), release('2'), release('1')], ['1', '2']],
    ['a share reaches buckets below it', [release('1'), release('2', { share: 0.6 })], ['2', '1']],
    ['and none at it or above', [release('1'), release('2', { share: 0.5 })], ['1']],
    ['a share that was lowered', [release('1'), release('2', { share: 0.6 }), release('2', { share: 0.4 })], ['1']],
    ['one of this tenant', [release('1'), release('2', { tenants: ['demo'] })], ['2', '1']],
    ['none of another tenant', [release('1'), release('2', { tenants: ['littoral'] })], ['1']],
    [
      'a share that was lowered for this tenant',
      [release('1'), release('2', { share: 0.6 }), release('2', { share: 0.4, tenants: ['demo'] })],
      ['1'],
    ],
    [
      'all of a tenant that was released to before all',
      [release('2', { tenants: ['demo'] }), release('3')],
      ['3', '2'],
    ],
    ['not a withdrawn one', [release('1'), release('2'), withdraw('2')], ['1']],
    ['none when the only one is withdrawn', [release('1'), withdraw('1')], []],
    ['a withdrawn one that was released again', [release('2'), withdraw('2'), release('2')], ['2']],
    ['a pinned one before later releases', [pin('1', ['demo']), release('2'), release('3')], ['1', '3', '2']],
    ['not what is pinned for another tenant', [pin('1', ['littoral']), release('2')], ['2']],
    ['no pin that was taken off', [release('2'), pin('1', ['demo']), unpin(['demo'])], ['2']],
    ['no pin of a withdrawn one', [release('2'), pin('1', ['demo']), withdraw('1')], ['2']],
  ])('%s', (_, events, versions) => {
    expect(chosen(events)).toEqual(versions);
  });

  it.each<[string, readonly object[], readonly string[]]>([
    ['the latest first', [release('1'), withdraw('1'), withdraw('2')], ['2', '1']],
    ['each once', [withdraw('1'), withdraw('2'), withdraw('1')], ['1', '2']],
    ['not one that was released again', [withdraw('1'), release('1')], []],
    ['not one that was pinned again', [withdraw('1'), pin('1', ['demo'])], []],
    ['also when a pin was taken off since', [withdraw('1'), pin('2', ['demo']), unpin(['demo'])], ['1']],
  ])('are withdrawn: %s', (_, events, versions) => {
    expect(
      releasesOf(registryWith(...events))
        .withdrawn()
        .get('schedules'),
    ).toEqual(versions);
  });

  it('are at most the 20 that were withdrawn last', () => {
    const many = Array.from({ length: 30 }, (_, i) => `v${i}`);
    const all = releasesOf(registryWith(...many.map(publish), ...many.map(withdraw)));
    expect(all.withdrawn().get('schedules')).toEqual(many.slice(10).reverse());
  });

  it('are none for a remote that the registry does not have', () => {
    expect(releasesOf(registryWith(release('1'))).candidates('account', { tenant: 'demo', bucket: 0 })).toEqual([]);
  });

  it('are known as a whole, and so is whether a share is in force', () => {
    const all = releasesOf(registryWith(release('1'), pin('2', ['demo']), release('3', { share: 0.1 })));
    expect(all.offered().get('schedules')).toEqual(['3', '1', '2']);
    expect(all.hasShares()).toBe(true);
    expect(releasesOf(registryWith(release('3', { share: 0.1 }), release('3'))).hasShares()).toBe(false);
  });
});

describe('the bucket of a visitor', () => {
  const values = Array.from({ length: SHARE_VALUES }, (_, share) => share);
  const shares = [0.01, 0.05, 0.1, 0.25, 0.5, 0.9];
  const reached = (remote: string, share: number) => values.filter((value) => bucketOf(value, remote) < share);

  it('is below a share for as many visitors as the share says', () => {
    for (const share of shares) expect(Math.abs(reached('schedules', share).length / 256 - share)).toBeLessThan(0.01);
  });

  it('keeps everybody when a share is raised', () => {
    const seen = shares.map((share) => new Set(reached('schedules', share)));
    for (const [i, larger] of seen.slice(1).entries()) {
      expect([...seen[i]!].filter((value) => !larger.has(value))).toEqual([]);
    }
  });

  it('is another one for another remote, so that two shares do not meet the same visitors', () => {
    const remotes = Array.from({ length: 30 }, (_, i) => `team-${i}.area`);
    const overlaps = remotes.flatMap((one, i) =>
      remotes.slice(i + 1).map((other) => {
        const both = new Set(reached(one, 0.25));
        return reached(other, 0.25).filter((value) => both.has(value)).length / 256;
      }),
    );
    const mean = overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
    expect(mean).toBeCloseTo(1 / 16, 2);
    expect(Math.max(...overlaps)).toBeLessThan(0.15);
  });

  it('is beyond every share below 1 for a visitor without the cookie', () => {
    expect(bucketOf(null, 'schedules')).toBeLessThan(1);
    expect(bucketOf(null, 'schedules')).toBeGreaterThan(0.999_999);
  });
});

describe('a document that is no registry', () => {
  const problemsOf = (content: unknown) => {
    const parsed = parseRegistry(content);
    return parsed.ok ? [] : parsed.problems;
  };
  const event = (more: object) => documentOf({ ...release('1'), ...more });

  it.each<[string, unknown, string]>([
    ['no object', 'x', 'must be object'],
    ['without events', { schema: 1, remotes: {} }, 'events'],
    ['of a later product', { ...documentOf(), schema: 2 }, 'The registry has schema 2, this host reads 1'],
    [
      'with a folder that is none',
      { ...documentOf(), remotes: { x: { base: '/etc/' } } },
      '"remotes.x.base" must be the folder',
    ],
    ['with a folder without its slash', { ...documentOf(), remotes: { x: { base: 'https://a.example/x' } } }, 'slash'],
    [
      'with a remote of another server without keys',
      { ...documentOf(), remotes: { x: { base: 'https://a.example/' } } },
      '"remotes.x.keys" is missing',
    ],
    [
      'with a key that is none',
      { ...documentOf(), remotes: { x: { base: 'https://a.example/', keys: [{ ...KEY, ed25519: 'abc' }] } } },
      '"remotes.x.keys.0.ed25519" must be a public Ed25519 key',
    ],
    ['with an event without a kind', event({ do: undefined }), '"events.0" has no "do"'],
    ['with a version that leads out of its folder', event({ version: '../2' }), '"events.0.version" must be a version'],
    ['with a hidden version', event({ version: '.git' }), '"events.0.version"'],
    ['with no share at all', event({ share: 0 }), '"events.0.share"'],
    ['with a share above all', event({ share: 1.5 }), '"events.0.share"'],
    ['with a time of no zone', event({ at: '2026-03-01T08:30:00' }), '"events.0.at" must be an instant'],
    ['with a release for nobody', event({ tenants: [] }), '"events.0.tenants"'],
    ['with a release that was not published', documentOf(release('9')), 'schedules 9, which was not published before'],
    ['with an event about another remote', documentOf({ ...publish('1'), remote: 'account' }), 'about "account"'],
    ['with a withdrawal without a reason', documentOf(publish('1'), { ...withdraw('1'), why: '' }), '"events.1.why"'],
  ])('%s is refused as a whole, in a sentence', (_, content, sentence) => {
    expect(problemsOf(content).join('\n')).toContain(sentence);
  });

  it('but unknown keys and events of later products are left out', () => {
    const later = { ...SIGNED, do: 'promote', version: '2' };
    const parsed = parseRegistry({ ...documentOf(publish('1'), later, release('1', { note: 'x' })), more: true });
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    expect(parsed.registry.unknown).toEqual(['"events.1" is left out: this host knows no "promote".']);
    expect(releasesOf(parsed.registry).candidates('schedules', { tenant: 'demo', bucket: 0 })).toEqual(['1']);
  });
});
