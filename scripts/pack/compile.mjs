import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../lib/command.mjs';
import { MODULES, ROOT } from '../lib/paths.mjs';
import { UserError } from '../lib/userError.mjs';

const COMPILER = join(MODULES, 'typescript-native/bin/tsc');

/** Types are checked by `npm run types`; the platform's are needed for what is inferred. */
const COMMON = {
  rootDir: join(ROOT, 'shared'),
  target: 'ES2022',
  composite: false,
  noCheck: true,
  types: ['node', 'jest', '@testing-library/jest-dom'],
  typeRoots: [join(MODULES, '@types'), MODULES],
};
/** Comments are read in declarations only. */
const PASSES = {
  declarations: { declaration: true, emitDeclarationOnly: true },
  scripts: {
    emitDeclarationOnly: false,
    declaration: false,
    removeComments: true,
    rewriteRelativeImportExtensions: true,
    sourceMap: true,
  },
};

/**
 * Compiles the TypeScript of shared packages, tests left out, into `outDir`, where each keeps its path below `shared`.
 *
 * @param {{ folders: readonly string[], outDir: string, passes?: readonly (keyof typeof PASSES)[] }} options `folders`: below `shared`
 */
export async function compile({ folders, outDir, passes = ['declarations', 'scripts'] }) {
  for (const pass of passes) {
    const file = join(outDir, `${pass}.json`);
    const configuration = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: { ...COMMON, ...PASSES[pass], outDir },
      include: [...folders.map((folder) => join(ROOT, 'shared', folder, 'src')), join(ROOT, 'shared/*.d.ts')],
      exclude: ['**/*.test.ts', '**/*.test.tsx'].map((pattern) => join(ROOT, 'shared', pattern)),
    };
    writeFileSync(file, JSON.stringify(configuration));
    const { code, output } = await command(process.execPath, [COMPILER, '-p', file]);
    if (code !== 0) throw new UserError(`The shared packages do not compile:\n${output}`);
  }
}
