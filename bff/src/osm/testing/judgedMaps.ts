/** For tests: real files of OpenStreetMap beside the repository, and what a program in Python reads of them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../../../shared/osm');
const JUDGE = join(__dirname, 'readOsm.py');

export interface JudgedMap {
  readonly path: string;
  /** What another program in Python prints of it. */
  judgedBy(program: string): unknown;
  /** All that the program counts; `roadMetres` of ways along which people walk or ride, and `houses` with a number. */
  judged(): { readonly roadMetres: number; readonly houses: number } & Readonly<Record<string, unknown>>;
}

/** None, and a line that says so, where the files or Python are missing. */
export function judgedMaps(): JudgedMap[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.osm.pbf')) : [];
  if (names.length === 0)
    console.log('No files of OpenStreetMap beside the repository (../shared/osm): none is compared.');
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  if (!hasPython) console.log('Python is not installed: what is read of real files is not compared.');
  return (hasPython ? names : []).map((name) => {
    const path = join(FOLDER, name);
    const judgedBy = (program: string): unknown =>
      JSON.parse(execFileSync('python3', ['-B', program, path], { encoding: 'utf8' }));
    const judged = () => {
      const { places: _, ways: __, ...counted } = judgedBy(JUDGE) as ReturnType<JudgedMap['judged']>;
      return counted;
    };
    return { path, judged, judgedBy };
  });
}
