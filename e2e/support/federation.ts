import type { Page } from '@playwright/test';

/** A singleton as resolved by one build in the page. */
export interface ResolvedSingleton {
  /** Global of the build's chunks: names the host or the remote. */
  readonly build: string;
  readonly name: string;
  /** Identity of the object: equal numbers mean the same object. */
  readonly object: number;
}

/** A version of a shared package in the share scope, and the build that provides it. */
export interface ProvidedVersion {
  readonly name: string;
  readonly version: string;
  readonly from: string;
}

/** A webpack runtime as passed to its chunks. */
interface Require {
  (id: string): unknown;
  /** Factories of the loaded modules by id; a singleton has one after it was consumed from the share scope. */
  readonly m: Readonly<Record<string, unknown>>;
  readonly consumesLoadingData?: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
}

/** The object that each build in the page resolved for each singleton, read from the module tables of all webpack runtimes. */
export async function singletonsIn(page: Page): Promise<ResolvedSingleton[]> {
  return page.evaluate(() => {
    const objects: unknown[] = [];
    const numberOf = (object: unknown) => {
      if (!objects.includes(object)) objects.push(object);
      return objects.indexOf(object);
    };
    const builds = Object.getOwnPropertyNames(globalThis).filter((key) => key.startsWith('webpackChunk'));
    return builds.flatMap((build) => {
      let require: Require | undefined;
      const chunks = (globalThis as unknown as Record<string, { push(chunk: unknown[]): void }>)[build];
      chunks?.push([[`probe-${Math.random()}`], {}, (given: Require) => (require = given)]);
      const consumed = Object.entries(require?.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {});
      return consumed.flatMap(([id, { shareKey: name }]) =>
        require && id in require.m ? [{ build, name, object: numberOf(require(id)) }] : [],
      );
    });
  });
}

interface Scope {
  readonly [name: string]: { readonly [version: string]: { readonly from: string } };
}

/** The contents of the share scopes of all federation instances in the page. */
export async function providedIn(page: Page): Promise<ProvidedVersion[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default?: Scope } }[] };
    };
    const scopes = new Set(federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default));
    return [...scopes].flatMap((scope) =>
      Object.entries(scope ?? {}).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { from }]) => ({ name, version, from })),
      ),
    );
  });
}
