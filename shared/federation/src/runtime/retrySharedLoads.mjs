/**
 * Lets a shared module that failed to load be loaded again. The federation runtime keeps the promise of the first load, also where it was
 * rejected, so that one failed download of the map would be the answer to every remote until the page is loaded again.
 */
// biome-ignore lint/style/noDefaultExport: the federation plugin imports a runtime plugin by its default export
export default () => ({
  name: 'retry-shared-loads',
  beforeRegisterShare(args) {
    const { origin, pkgName, shared } = args;
    const { get } = shared;
    if (get)
      shared.get = () => {
        const factory = get();
        // A module of the first download is not a promise.
        factory.catch?.(() => {
          for (const scope of shared.scope) origin.shareScopeMap[scope][pkgName][shared.version].loading = null;
        });
        return factory;
      };
    return args;
  },
});
