import { setTimeout } from 'node:timers/promises';
import { listen } from '@halte/server/listen';
import { StartError } from '@halte/server/startError';
import type { Report } from '../common/report.ts';
import { ContentError } from '../content/contentError.ts';
import { type Content, DEMO_CONTENT, loadContent } from '../content/load.ts';
import { createApp } from '../http/app.ts';
import { serveDocumentation } from '../http/document/page.ts';
import { createMetrics, type Metrics, measureProcess } from '../http/plugins/metrics.ts';
import { readDemoAccounts } from '../people/demoAccounts.ts';
import { loadLoginWidget } from '../people/loginWidget.ts';
import { createPeople } from '../people/people.ts';
import type { Member } from '../processes/member.ts';
import { type LiveReading, readAlone } from '../realtime/fetched.ts';
import { NO_HEADERS, readLiveHeaders } from '../realtime/liveHeaders.ts';
import { tracedReading } from '../realtime/tracedReading.ts';
import { cleanUp } from '../store/cleanUp.ts';
import type { Store } from '../store/store.ts';
import { createSharedCalls } from '../valkey/sharedCalls.ts';
import { type JourneySearch, searchHere } from '../workers/journeys.ts';
import { createMaps } from '../workers/maps.ts';
import { createNetworkFiles } from '../workers/networkFiles.ts';
import { packInWorker } from '../workers/packInWorker.ts';
import { createJourneyPool } from '../workers/pool.ts';
import type { OnSearch } from '../workers/searchParts.ts';
import { sharingSearches } from '../workers/sharedSearches.ts';
import { threadCount } from '../workers/threadCount.ts';
import type { Config } from './config.ts';
import { createEngine, type Engine, measureEngine } from './engine.ts';
import { forwardingOf } from './errorReports.ts';
import { createLiveNetwork, type LiveNetwork } from './liveNetwork.ts';
import { findMailTenant, mailOf, startSending } from './mail.ts';
import { countShared, measureCircuits, measureMember, measureNetwork, measureParts, timedSearches } from './measure.ts';
import { measureStore, timedStore } from './measureStore.ts';
import { findNewTenants } from './newTenants.ts';
import { readinessOf } from './readiness.ts';
import { readShared } from './readShared.ts';
import { createReloadableResource } from './reloadableResource.ts';
import { openStored } from './storedData.ts';
import { originsOf, readTenants } from './tenants.ts';
import { orNone, tracingOf } from './tracing.ts';

/** A running server, and the operations an operator can trigger. */
export interface RunningServer {
  readonly address: string;
  readonly network: LiveNetwork;
  /** Reloads timetable and content; each stays as it was if its reload fails. */
  reload(): Promise<void>;
  /** Reports the server as not ready from now on, and keeps answering for the configured time or until the signal. */
  drain(signal: AbortSignal): Promise<void>;
  /** Answers pending requests, then ends. */
  stop(): Promise<void>;
}

const now = () => Math.floor(Date.now() / 1_000);
const SWEEP_MS = 3_600_000;
/** Searches that may queue per thread: half a second of work, so that the last one in the queue is still answered in time. */
const WAITING_EACH = 200;

/**
 * Starts the whole backend. Listening comes first, so that /healthz can report that the server is up and still loading, but for a process beside others
 * that are ready.
 *
 * @param member null: no other process answers on its port.
 * @throws StartError, FeedError: both with a message for operators.
 */
export async function startServer(config: Config, report: Report, member: Member | null): Promise<RunningServer> {
  const metrics = createMetrics();
  if (member) measureMember(metrics, member);
  measureProcess(metrics);
  const tracing = await tracingOf(config.otel, metrics);
  const spans = orNone(tracing);
  const errors = forwardingOf(config.errorsDsn, metrics);
  const tenants = await readTenants(config.tenants);
  const keys = [...config.apiKeys, ...tenants.map(({ apiKey }) => apiKey)];
  const headersFor = config.liveHeaders === null ? NO_HEADERS : await readLiveHeaders(config.liveHeaders);
  const store = await openStored(config, timedStore(metrics, spans));
  const stopMeasuring = measureStore(metrics, store, now);
  const content = contentOf(config, report);
  await content.start();
  const admitsDemo = config.gtfs === null;
  const mail = mailOf(config);
  const people = createPeople({
    ...store,
    now,
    admitsDemo,
    sendsMessages: mail.deliver !== null,
    ...(mail.messages && { removeSent: mail.messages.removeTo }),
  });
  const engine = config.engine && createEngine(config.engine, metrics, spans);
  if (engine) measureEngine(metrics, engine);
  const sharedCalls = config.valkey && createSharedCalls(config.valkey);
  measureCircuits(metrics, { store, engine, sharedCalls });
  const journeys = journeySearchOf(config, report, { engine, onSearch: timedSearches(metrics, spans), metrics });
  const maps = createMaps({ report });
  const liveReading = tracedReading(liveReadingOf(config, store, metrics), spans);
  const network = createLiveNetwork({ config, headersFor, liveReading, now, report, onChange: journeys.use, maps });
  const isReady = readinessOf(network, journeys);
  measureNetwork(metrics, { ...network, isReady }, now);
  measureParts(metrics, { journeys, network, content, maps });
  let isStopping = false;
  const app = await createApp(
    {
      ...config,
      apiKeys: keys,
      origins: [...config.origins, ...tenants.flatMap(originsOf)],
      otherCallers: findNewTenants(() => readTenants(config.tenants), now),
      metrics,
      allMetrics: member?.metrics,
      tracing: tracing ?? undefined,
      sharedCalls,
      reportError: errors?.forward,
    },
    {
      snapshot: network.current,
      journeys,
      engine: engine?.finder ?? null,
      networkFiles: createNetworkFiles({ pack: packInWorker, mostKilobytes: config.offlineKilobytes }),
      limits: new Map(tenants.map(({ apiKey, limits }) => [apiKey, limits])),
      demo: network.demo,
      content: () => content.current()!,
      store,
      people,
      messages: mail.messages,
      widget: await loadLoginWidget(),
      vitals: {
        ...network,
        isReady,
        lastContentReload: content.lastReload,
        isStopping: () => isStopping,
        store,
        engine: engine ? () => ({ name: engine.finder.name, ...engine.finder.health() }) : () => null,
        processes: () =>
          member && {
            wanted: config.processes,
            ready: member.ready(),
            mostCallsPerMinute: config.ratePerMinute * (sharedCalls?.problem() === null ? 1 : config.processes),
          },
        sharedCalls: () => sharedCalls && { problem: sharedCalls.problem() },
        now,
      },
      now,
    },
  );
  if (config.docs) await serveDocumentation(app);
  const open = async () => {
    const opened = await listen(app, { host: config.host, port: config.port });
    report(`listening on ${opened}`);
    return opened;
  };
  const opened = member?.listens === 'when-ready' ? null : await open();
  if (admitsDemo) await people.seed(await readDemoAccounts(config.content), keys);
  await network.start();
  await journeys.prepared();
  const address = opened ?? (await open());
  const stopSending = startSending(store, mail, { report, tenantOf: findMailTenant(config), now });
  const sweeping = setInterval(() => void cleanUp(store, now()).catch(() => undefined), SWEEP_MS);
  // Several processes are told to, one after another.
  const reloading =
    config.reloadMinutes > 0 && !member ? setInterval(network.reload, config.reloadMinutes * 60_000) : undefined;
  return {
    address,
    network,
    async reload() {
      await Promise.all([network.reload(), content.reload()]);
    },
    async drain(signal) {
      isStopping = true;
      if (config.drainSeconds === 0) return;
      report(`not ready from now on, and ending in ${config.drainSeconds} s`);
      await setTimeout(config.drainSeconds * 1_000, undefined, { signal }).catch(() => undefined);
    },
    async stop() {
      stopMeasuring();
      clearInterval(sweeping);
      clearInterval(reloading);
      network.stop();
      await app.close();
      await stopSending();
      await Promise.all([journeys.close(), maps.close()]);
      await store.close();
      sharedCalls?.close();
      await tracing?.close();
      errors?.close();
    },
  };
}

function journeySearchOf(
  config: Config,
  report: Report,
  {
    engine,
    onSearch,
    metrics,
  }: { readonly engine: Engine | null; readonly onSearch: OnSearch; readonly metrics: Metrics },
): JourneySearch {
  const wanted = threadCount(config.workers, config.processes);
  if (wanted === 0 && !engine) return searchHere(onSearch);
  // What an engine found is written by a thread.
  const threads = Math.max(1, wanted);
  const pool = createJourneyPool({ threads, waiting: threads * WAITING_EACH, report, onSearch, ...engine });
  return sharingSearches(pool, countShared(metrics));
}

/** Servers of one database ask each source once for all of them. */
function liveReadingOf({ pollSeconds }: Config, { liveDocuments }: Store, { gaugeBy }: Metrics): LiveReading {
  if (liveDocuments === null) return readAlone(now);
  const reading = readShared({ documents: liveDocuments, everySeconds: pollSeconds, now });
  const lease = '1 while this server asks a source of live data for all servers of the database.';
  gaugeBy('halte_lease_held', lease, 'name', reading.leases);
  const version = 'Counts what a source of live data has answered to any server; -1: to this one alone.';
  gaugeBy('halte_live_version', version, 'source', reading.versions);
  return reading;
}

function contentOf(config: Config, report: Report) {
  const folder = config.content ?? (config.gtfs === null ? DEMO_CONTENT : null);
  return createReloadableResource<Content>({
    async load() {
      try {
        return await loadContent(folder);
      } catch (error) {
        if (error instanceof ContentError) throw new StartError(error.message, { cause: error });
        throw error;
      }
    },
    versionOf: ({ version }) => version,
    now,
    onChange: () => undefined,
    report: (line, severity) => report(`content: ${line}`, severity),
  });
}
