import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { hasStrasbourg, NEW_TENANT, networks, ROOT, STRASBOURG } from './support/environment.ts';
import { freePorts } from './support/freePorts.ts';

const { demo, strasbourg } = networks(() => {
  const [hostPort = 0, bffPort = 0, secondHostPort = 0, secondBffPort = 0] = freePorts(4);
  const data = mkdtempSync(join(tmpdir(), 'halte-e2e-'));
  return {
    demo: { hostPort, bffPort, data: join(data, 'demo') },
    strasbourg: { hostPort: secondHostPort, bffPort: secondBffPort, data: join(data, 'strasbourg') },
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

function servers(name: string, { hostPort, bffPort, data }: Ports, options: string) {
  const common = {
    cwd: ROOT,
    env: { HALTE_GTFS: '', HALTE_REBASE_CALENDAR: '', HALTE_DATA: '' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
  const node = JSON.stringify(process.execPath);
  return [
    {
      ...common,
      name: `bff ${name}`,
      command: `${node} bff/src/main.ts --port ${bffPort} --data ${JSON.stringify(data)} ${options}`,
      url: `http://localhost:${bffPort}/healthz`,
    },
    {
      ...common,
      name: `host ${name}`,
      command: `${node} host/server/main.ts --port ${hostPort} --bff-url http://localhost:${bffPort}`,
      url: `http://localhost:${hostPort}/readyz`,
    },
  ];
}

const use = (ports: Ports) => ({ baseURL: `http://localhost:${ports.hostPort}` });
const ON_STRASBOURG = /journeys\/trip\.spec\.ts$/;

const projects: Project[] = [{ name: 'demo', use: use(demo) }];
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
    ...servers('demo', demo, `--keys halte-${NEW_TENANT}`),
    ...(hasStrasbourg
      ? servers('strasbourg', strasbourg, `--gtfs ${JSON.stringify(STRASBOURG)} --rebase-calendar`)
      : []),
  ],
  use: {
    locale: 'fr-FR',
    // Neither the zone of the machine nor that of the network: shown times must not depend on it.
    timezoneId: 'America/Los_Angeles',
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
