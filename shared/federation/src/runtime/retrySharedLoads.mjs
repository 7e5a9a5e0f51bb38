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
    if (!get) return args;
    const forget = () => {
      for (const scope of shared.scope) {
        const registered = origin.shareScopeMap[scope]?.[pkgName]?.[shared.version];
        if (registered) registered.loading = null;
      }
    };
    // What is part of the first download is given at once: a promise of it would be an error.
    shared.get = () => {
      const factory = get();
      if (!(factory instanceof Promise)) return factory;
      return factory.catch((error) => {
        forget();
        throw error;
      });
    };
    return args;
  },
});
