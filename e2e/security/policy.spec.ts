import { expect, test } from '../support/test.ts';

test('the content policy allows neither inline code nor eval', async ({ request }) => {
  const answer = await request.get('/fr');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('script-src');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('unsafe-inline');
});

test('the fixture reports a violation and a console error', async ({ page, problems }) => {
  problems.expect(/content policy: require-trusted-types-for/);
  problems.expect(/Content Security Policy|This document requires/);
  problems.expect(/console: on purpose/);
  await page.goto('/fr');
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.broken = true';
    } catch {
      // What the fixture reports.
    }
    document.head.append(script);
  });
  await expect.poll(() => problems.all.join('\n')).toContain('content policy: require-trusted-types-for');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.evaluate(() => console.error('on purpose'));
  await expect.poll(() => problems.all.join('\n')).toContain('console: on purpose');
});
