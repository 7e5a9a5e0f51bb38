import { test as base, expect } from '@playwright/test';

/** Problems that fail a test unless it expects them. */
export interface Problems {
  /** Allows problems whose text matches. */
  expect(pattern: RegExp): void;
  /** All problems so far, allowed or not. */
  readonly all: readonly string[];
}

const OUTSIDE = /^https?:\/\/(?!(?:[\w-]+\.)*localhost[:/]|127\.0\.0\.1[:/])/;

/**
 * Fails a test on a console error, an uncaught error, a violation of the content policy or a request to another machine.
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
