/**
 * Preloaded into the backend that answers while looks are recorded (`node --import`): its clock stands still at `HALTE_FIXED_TIME`, so that a
 * recording of another day gets the same departures. Timers and `performance` run on.
 */
const fixed = Date.parse(process.env['HALTE_FIXED_TIME'] ?? '');
if (Number.isNaN(fixed)) throw new Error('HALTE_FIXED_TIME is no instant.');

const now = () => fixed;
const RunningDate = Date;

globalThis.Date = new Proxy(RunningDate, {
  construct: (target, values: unknown[], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [fixed] : values, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
