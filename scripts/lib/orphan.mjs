const PARENT = process.ppid;
const EVERY_MS = 1000;

/**
 * Resolves when the npm that runs this script is gone. A signal sent to npm alone ends npm and its shell, but is not handed on: the
 * servers would go on and keep their ports. Never resolves without npm: a script started in the background has to outlive its starter.
 */
export function orphaned(env = process.env) {
  if (env['npm_lifecycle_event'] === undefined) return new Promise(() => {});
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const timer = setInterval(() => {
        if (process.ppid === PARENT) return;
        clearInterval(timer);
        resolve();
      }, EVERY_MS);
      timer.unref();
    })
  );
}
