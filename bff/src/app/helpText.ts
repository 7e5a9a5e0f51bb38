import { calledAs } from '@halte/server/calledAs';
import { OPTIONS, type Option } from './configOptions.ts';

/** The names of an option in the environment. */
export const variablesOf = ({ environment, isSecret }: Option): string =>
  isSecret ? `${environment}, ${environment}_FILE` : environment;

const row = (option: string, help: string) => `  --${option}`.padEnd(36).concat(help);

/** Output of `--help`. */
export function helpText(): string {
  const rows = Object.entries<Option>(OPTIONS).map(([name, option]) =>
    row(`${name} ${option.value}`, `${option.help} [${variablesOf(option)}]`),
  );
  return [`Usage: ${calledAs('node bff/src/main.ts')} [options]`, '', ...rows, row('help', 'this text')].join('\n');
}
