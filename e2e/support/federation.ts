import type { Page } from '@playwright/test';

/** One singleton as one build in the page sees it. */
export interface Seen {
  /** Global of the build's chunks: names the host or the remote. */
  readonly build: string;
  readonly name: string;
  /** Number of the object, the same for the same object. */
  readonly object: number;
}

/** Versions of one shared package that the share scope knows, and who provides each. */
export interface Provided {
  readonly name: string;
  readonly version: string;
  readonly from: string;
}

/** A webpack runtime, as its chunks get it. */
interface Require {
  (id: string): unknown;
  /** What makes each module that has arrived, by id; a singleton's has once it was taken from the share scope. */
  readonly m: Readonly<Record<string, unknown>>;
  readonly consumesLoadingData?: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
}

/** Which object each build in the page has got for each singleton: every webpack runtime is asked for its own table of modules. */
export async function singletonsIn(page: Page): Promise<Seen[]> {
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

/** What the share scopes of all federation instances in the page hold. */
export async function providedIn(page: Page): Promise<Provided[]> {
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
