import { expect, test } from '../support/test.ts';

test('the content policy allows neither inline code nor eval', async ({ page }) => {
  const answer = await page.goto('/fr');
  const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
  expect(policy).toContain('script-src');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('unsafe-inline');
});

test('the fixture reports a violation', async ({ page, problems }) => {
  problems.expect(/content policy: script-src/);
  problems.expect(/Content Security Policy/);
  await page.goto('/fr');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.head.append(script);
  });
  await expect.poll(() => problems.all.join('\n')).toContain('content policy: script-src');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('the fixture reports a console error', async ({ page, problems }) => {
  problems.expect(/console: on purpose/);
  await page.goto('/fr');
  await page.evaluate(() => console.error('on purpose'));
  await expect.poll(() => problems.all.length).toBeGreaterThan(0);
});
