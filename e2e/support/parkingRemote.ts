import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCALES } from '@halte/contract/locales';
import { ROOT } from './environment.ts';

/** The title of the screen and the label of its tab. */
export const PARKING: Readonly<Record<string, string>> = {
  fr: 'Parkings',
  en: 'Car parks',
  es: 'Aparcamientos',
  it: 'Parcheggi',
  de: 'Parkplätze',
};

/** In every language of the product: one that was added says it in the first one. */
const IN_EACH = Object.fromEntries(LOCALES.map((locale) => [locale, PARKING[locale] ?? PARKING['fr']]));

const DECLARATION = `import { defineRemote } from '@halte/federation/defineRemote';

const title = ${JSON.stringify(IN_EACH)};

export const declaration = defineRemote({
  id: 'acme.parking',
  routes: [{ name: 'acme.parking', path: '/parking/:id?', view: 'Parking', page: 'full', title }],
  tab: { route: 'acme.parking', icon: './tab.svg', label: title, after: 'proximity' },
  widget: { route: 'acme.parking', height: 500 },
  exists: { 'acme.parking': [{ path: '/api/v1/lines/{id}' }] },
  origins: ['https://api.acme.example'],
  budget: { first: 20_000, all: 40_000 },
});
`;

const REMOTE = `import { type AreaModule, CONTRACT, type Locale } from '@halte/contract';

const TEXTS: Readonly<Record<Locale, string>> = ${JSON.stringify(IN_EACH)};

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'acme.parking',
  messages: async (locale: Locale) => ({ heading: TEXTS[locale] }),
  views: { Parking: () => import('./views/Parking.tsx') },
} satisfies AreaModule;
`;

const VIEW = `import type { ViewProps } from '@halte/contract';
import { useTranslateKey } from '@halte/i18n';

export function View({ params }: ViewProps) {
  const text = useTranslateKey('acme.parking');
  return <h1>{[text('heading'), params['id']].filter(Boolean).join(' ')}</h1>;
}
`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'acme-parking',
    version: '1.0.0',
    type: 'module',
    dependencies: { '@halte/contract': '*', '@halte/federation': '*', '@halte/i18n': '*' },
  }),
  'package-lock.json': '{}',
  'webpack.config.mjs':
    "import { remoteConfig } from '@halte/federation';\nimport { declaration } from './remote.config.ts';\n\nexport default remoteConfig(declaration);\n",
  'remote.config.ts': DECLARATION,
  'tab.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M9 17V7h4a3 3 0 0 1 0 6H9"/></svg>',
  'src/remote.ts': REMOTE,
  'src/views/Parking.tsx': VIEW,
};

/** The packages that are installed in the repository, with a copy of its React that says to be of another version. */
function installReact(version: string, to: string): void {
  const from = join(ROOT, 'node_modules');
  const copied = ['react', 'react-dom'];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.') && !copied.includes(one)))
    symlinkSync(join(from, name), join(to, name));
  for (const name of copied) {
    cpSync(join(from, name), join(to, name), { recursive: true });
    const { version: own } = JSON.parse(readFileSync(join(from, name, 'package.json'), 'utf8'));
    for (const file of ['package.json', ...readdirSync(join(to, name, 'cjs')).map((one) => `cjs/${one}`)]) {
      const text = readFileSync(join(to, name, file), 'utf8');
      writeFileSync(join(to, name, file), text.replaceAll(own, version));
    }
  }
}

interface OtherParts {
  /** Files besides, or in place of those of the same name. */
  readonly files?: Readonly<Record<string, string>>;
  /** A version of React that is not that of the repository. */
  readonly react?: string;
}

/** The sources of the remote of another team, in a folder outside of the repository. */
export interface ParkingSources {
  readonly folder: string;
  /** @param file from the folder */
  write(file: string, content: string): void;
  remove(): void;
}

/** Writes the remote into a folder, with the packages that are installed in the repository. */
export function writeParkingRemote({ files = {}, react }: OtherParts = {}): ParkingSources {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'acme-parking-')));
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  mkdirSync(join(folder, 'src/views'), { recursive: true });
  if (react === undefined) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else installReact(react, join(folder, 'node_modules'));
  for (const [file, content] of Object.entries({ ...FILES, ...files })) write(file, content);
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface ParkingRemote {
  /** Folder of its build. */
  readonly dist: string;
  remove(): void;
}

/** Builds the remote of another team in a folder outside of the repository. */
export async function buildParkingRemote(parts: OtherParts = {}): Promise<ParkingRemote> {
  const { folder, remove } = writeParkingRemote(parts);
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { dist: join(folder, 'dist'), remove };
}
