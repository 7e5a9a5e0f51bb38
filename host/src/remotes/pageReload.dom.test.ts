import type { BuildWatch } from './buildWatch.ts';
import { type FailedScreen, reloadForNewBuild, reloadIfOutdated } from './pageReload.ts';

// jsdom follows addresses that differ in their hash only, which is enough to see that the page was sent somewhere.
const HERE = '/fr/schedules';
const TARGET = `${HERE}#wanted`;

const screen: FailedScreen = { code: 'network', path: TARGET, isLatest: () => true };

function watch(isNewer: boolean, outdated = isNewer): BuildWatch & { readonly hasNewer: jest.Mock } {
  return { outdated: () => outdated, hasNewer: jest.fn(async () => isNewer) };
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', HERE);
});

describe('reloadIfOutdated', () => {
  it('loads the target when the server has a newer build', async () => {
    await reloadIfOutdated(screen, watch(true));
    expect(location.hash).toBe('#wanted');
  });

  it.each<[name: string, screen: FailedScreen, isNewer: boolean]>([
    ['the server has the same build, or does not answer', screen, false],
    ['another navigation has started', { ...screen, isLatest: () => false }, true],
    ['a newer build would be no cure', { ...screen, code: 'timeout' }, true],
  ])('keeps the page when %s', async (_, failed, isNewer) => {
    await reloadIfOutdated(failed, watch(isNewer));
    expect(location.hash).toBe('');
  });

  it('does so once within ten seconds', async () => {
    await reloadIfOutdated(screen, watch(true));
    history.replaceState(null, '', HERE);
    const build = watch(true);
    await reloadIfOutdated(screen, build);
    expect(location.hash).toBe('');
    expect(build.hasNewer).not.toHaveBeenCalled();
  });

  it('does nothing without storage', async () => {
    const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await reloadIfOutdated(screen, watch(true));
    expect(location.hash).toBe('');
    broken.mockRestore();
  });
});

describe('reloadForNewBuild', () => {
  it('sends no request while no newer build is known', () => {
    const build = watch(true, false);
    expect(reloadForNewBuild(TARGET, build)).toBeNull();
    expect(build.hasNewer).not.toHaveBeenCalled();
  });

  it('loads the target when the newer build is still there', async () => {
    await expect(reloadForNewBuild(TARGET, watch(true))).resolves.toBe(true);
    expect(location.hash).toBe('#wanted');
  });

  it('keeps the page when the server does not answer now', async () => {
    await expect(reloadForNewBuild(TARGET, watch(false, true))).resolves.toBe(false);
    expect(location.hash).toBe('');
  });
});
