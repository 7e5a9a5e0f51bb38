/**
 * A test environment in the time zone of its project, which the titles of its tests begin with. Node reads the zone again whenever the variable
 * changes, and threads and programs that a test starts inherit it.
 */
export const inZone = (Environment) =>
  class extends Environment {
    #zone;
    #before;

    constructor(config, context) {
      const before = process.env.TZ;
      const { zone } = config.projectConfig.testEnvironmentOptions;
      process.env.TZ = zone;
      super(config, context);
      this.#zone = zone;
      this.#before = before;
    }

    handleTestEvent({ name }, { rootDescribeBlock }) {
      if (name !== 'run_start') return;
      for (const block of rootDescribeBlock.children) block.name = `in ${this.#zone}: ${block.name}`;
    }

    async teardown() {
      await super.teardown();
      if (this.#before === undefined) delete process.env.TZ;
      else process.env.TZ = this.#before;
    }
  };
