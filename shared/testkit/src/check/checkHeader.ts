import type { Browser } from 'playwright-core';
import { type BannerPage, type BannerPageOptions, openBannerPage } from '../conformance/bannerPage.ts';
import { startHostServer } from '../conformance/hostServer.ts';
import { fetchManifest } from '../conformance/manifest.ts';
import type { HeaderReport, RuleResult } from '../conformance/report.ts';
import type { Rule } from '../conformance/rule.ts';
import { RULES } from '../rules/all.ts';

/** A rule that takes longer has failed: a header that never gives the page back would hold up everything. */
const RULE_MS = 20_000;
/** Without what these say nothing else can be seen. */
const NEEDED = new Set(['keeps the contract', 'mounts within three seconds']);

export interface CheckOptions {
  readonly browser: Browser;
  /** Folder of the built page. */
  readonly files: string;
  /** Origins that the header may call, besides its own and the backend. */
  readonly declared?: readonly string[];
  /** Names of the rules; null for all. */
  readonly names?: readonly string[] | null;
}

const messageOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the page did not answer within ${RULE_MS / 1000} seconds`)), RULE_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function resultOf(rule: Rule, page: BannerPage): Promise<RuleResult> {
  const start = Date.now();
  const result = (problems: readonly string[]): RuleResult => ({
    rule: rule.name,
    outcome: problems.length === 0 ? 'passed' : 'failed',
    problems,
    milliseconds: Date.now() - start,
  });
  try {
    return result(await withinLimit(rule.check(page)));
  } catch (error) {
    return result([messageOf(error)]);
  }
}

const notChecked = ({ name }: Rule): RuleResult => ({
  rule: name,
  outcome: 'not checked',
  problems: [],
  milliseconds: 0,
});

/** Runs the rules in one page; one that failed may have left something behind, so that the next is given a new page. */
async function runRules(
  options: BannerPageOptions,
  declared: readonly string[],
  rules: readonly Rule[],
): Promise<RuleResult[]> {
  const results: RuleResult[] = [];
  let page: BannerPage | null = null;
  for (const [index, rule] of rules.entries()) {
    try {
      page ??= await withinLimit(openBannerPage(options, declared));
    } catch (error) {
      const mounts = rules.find(({ name }) => name === 'mounts within three seconds') ?? rule;
      const failed = { rule: mounts.name, outcome: 'failed' as const, problems: [messageOf(error)], milliseconds: 0 };
      const others = rules.slice(index).filter((other) => other !== mounts);
      return [...results, failed, ...others.map(notChecked)];
    }
    const result = await resultOf(rule, page);
    results.push(result);
    if (result.outcome === 'passed') continue;
    await page.close();
    page = null;
    if (NEEDED.has(rule.name)) return [...results, ...rules.slice(index + 1).map(notChecked)];
  }
  await page?.close();
  return results;
}

/** Checks the header whose manifest is at `url`. @throws ManifestError when there is none. */
export async function checkHeader(
  url: string,
  { browser, files, declared = [], names = null }: CheckOptions,
): Promise<HeaderReport> {
  const header = await fetchManifest(url);
  const rules = RULES.filter(({ name }) => names === null || names.includes(name));
  const server = await startHostServer(files, { remoteOrigin: header.origin, declared });
  try {
    return {
      url,
      container: header.container,
      version: header.version,
      results: await runRules({ browser, header, server }, declared, rules),
    };
  } finally {
    server.close();
  }
}
