import { IS_BUDGET } from './budgetIsKept.mjs';
import { IS_COPY } from './singletonsAreOfTheHost.mjs';

/** @type {import('../rule.mjs').Rule} */
export const itBuilds = {
  name: 'it builds, and declares what it has',
  async find({ buildErrors }) {
    const errors = await buildErrors();
    const own = errors.flatMap((error) =>
      IS_COPY.test(error)
        ? []
        : [
            error
              .split('\n')
              .filter((line) => !IS_BUDGET.test(line))
              .join('\n'),
          ],
    );
    return { faults: own.filter((error) => error.trim() !== '') };
  },
};
