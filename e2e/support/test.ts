import { test as base, expect } from '@playwright/test';

/** What must not happen on any page, unless a test says that it will. */
export interface Problems {
  /** Problems whose text matches are part of what this test does. */
  expect(pattern: RegExp): void;
  /** Everything so far, allowed or not. */
  readonly all: readonly string[];
}

const OUTSIDE = /^https?:\/\/(?!(?:[\w-]+\.)*localhost[:/]|127\.0\.0\.1[:/])/;

/**
 * Fails a test upon an error in the console, an uncaught error, a violation of the content policy, or a request that leaves this machine.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const all: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') all.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => all.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        if (OUTSIDE.test(request.url())) all.push(`outside: ${request.url()}`);
      });
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
            console.error(`content policy: ${violatedDirective} refused ${blockedURI} at ${sourceFile}:${lineNumber}`);
          },
        );
      });
      await use({ all, expect: (pattern) => expected.push(pattern) });
      expect(
        all.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
        'problems on the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
