import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import { hasPinnedBrowser } from './looks/pinnedBrowser.ts';
import { LOOKS_TIME } from './looks/time.ts';
import { leftOut } from './skew/before.ts';
import { hasStrasbourg, NEW_TENANT, networks, ROOT, STRASBOURG } from './support/environment.ts';
import { freePorts } from './support/freePorts.ts';

const { demo, strasbourg, looks } = networks(() => {
  const [hostPort = 0, bffPort = 0, secondHostPort = 0, secondBffPort = 0, looksHostPort = 0, looksBffPort = 0] =
    freePorts(6);
  const data = mkdtempSync(join(tmpdir(), 'halte-e2e-'));
  return {
    demo: { hostPort, bffPort, data: join(data, 'demo') },
    strasbourg: { hostPort: secondHostPort, bffPort: secondBffPort, data: join(data, 'strasbourg') },
    looks: { hostPort: looksHostPort, bffPort: looksBffPort, data: join(data, 'looks') },
  };
});

const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = process.env['CHROME_PATH'] ?? CHROMIUM.find(existsSync);

type Ports = typeof demo;

const common = {
  cwd: ROOT,
  env: { HALTE_GTFS: '', HALTE_REBASE_CALENDAR: '', HALTE_DATA: '' },
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
};
const node = JSON.stringify(process.execPath);

const bff = (name: string, { bffPort, data }: Pick<Ports, 'bffPort' | 'data'>, options: string) => ({
  ...common,
  name: `bff ${name}`,
  command: `${node} bff/src/main.ts --port ${bffPort} --data ${JSON.stringify(data)} ${options}`,
  url: `http://localhost:${bffPort}/healthz`,
});

const host = (name: string, { hostPort, bffPort }: Ports) => ({
  ...common,
  name: `host ${name}`,
  command: `${node} host/server/main.ts --port ${hostPort} --bff-url http://localhost:${bffPort} --forward-bff`,
  url: `http://localhost:${hostPort}/readyz`,
});

const servers = (name: string, ports: Ports, options: string) => [bff(name, ports, options), host(name, ports)];

const isRecording = process.env['HALTE_RECORD_ANSWERS'] === '1';

/** Recorded answers, for files before the demo's backend; to record them, before one whose clock stands still. */
function looksServers() {
  const live = isRecording ? { bffPort: freePorts(1)[0] ?? 0, data: looks.data } : demo;
  const clock = pathToFileURL(join(ROOT, 'e2e/looks/fixedClock.ts')).href;
  const env = { ...common.env, HALTE_FIXED_TIME: LOOKS_TIME, NODE_OPTIONS: `--import ${clock}` };
  const answers = {
    ...common,
    name: 'answers',
    command: `${node} e2e/looks/answersServer.ts --port ${looks.bffPort} --bff http://localhost:${live.bffPort}${isRecording ? ' --record' : ''}`,
    url: `http://localhost:${looks.bffPort}/healthz`,
  };
  return [...(isRecording ? [{ ...bff('recorded', live, ''), env }] : []), answers, host('looks', looks)];
}

const use = (ports: Ports) => ({ baseURL: `http://localhost:${ports.hostPort}` });
const ON_STRASBOURG = /(?:journeys\/trip|paint\/nearby|resilience\/keptNetwork)\.spec\.ts$/;

const LOOKS = join(ROOT, 'e2e/looks');
const SKEW = join(ROOT, 'e2e/skew');

const projects: Project[] = [];
// First, because its two tests are the longest: begun last, they would leave a core without work.
if (hasPinnedBrowser)
  projects.push({
    name: 'looks',
    testDir: LOOKS,
    // One walk through all screens, after the browser is unpacked.
    timeout: 240_000,
    snapshotPathTemplate: '{testDir}/shots/{arg}{ext}',
    // The same browser draws the same pixels: what is allowed is the rounding of another processor.
    expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20 } },
    use: use(looks),
  });
projects.push({
  name: 'demo',
  testIgnore: [LOOKS, ...(leftOut ? [SKEW] : [])].map((folder) => `${folder}/**`),
  use: use(demo),
});
if (hasStrasbourg) projects.push({ name: 'strasbourg', testMatch: ON_STRASBOURG, use: use(strasbourg) });

/** The tests run on production builds: run `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // More workers than cores, because a test mostly waits for the network or a timeout.
  workers: 3,
  // A CI machine may stall for seconds. Flaky tests are listed at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['line']],
  projects,
  webServer: [
    // Its file is in a folder that this server does not read.
    ...(isRecording ? [] : servers('demo', demo, `--keys halte-${NEW_TENANT}`)),
    ...(hasPinnedBrowser ? looksServers() : []),
    ...(hasStrasbourg && !isRecording
      ? servers('strasbourg', strasbourg, `--gtfs ${JSON.stringify(STRASBOURG)} --rebase-calendar`)
      : []),
  ],
  use: {
    locale: 'fr-FR',
    // Neither the zone of the machine nor that of the network: shown times must not depend on it.
    timezoneId: 'America/Los_Angeles',
    // Routes of a test do not see what a service worker asks for. Tests of what is kept allow it.
    serviceWorkers: 'block',
    // Software draws each frame of a movement, which took a fifth of the browser's time. Tests of what moves ask for motion.
    reducedMotion: 'reduce',
    // Recording costs more than the test itself, so only a retry is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
