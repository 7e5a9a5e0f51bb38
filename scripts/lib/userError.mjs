import { UserError } from '../../shared/federation/src/userError.mjs';

export { UserError };

/** Runs a script's main function; a {@link UserError} is printed as it is, anything else with its stack. Both end in exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}
