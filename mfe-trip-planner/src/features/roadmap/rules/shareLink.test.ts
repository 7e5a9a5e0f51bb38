import { shareLink } from './shareLink.ts';

const LINK = { title: 'Oak → Elm', url: 'https://halte.example/fr' };

function device(parts: { share?: () => Promise<void>; writeText?: () => Promise<void> }): void {
  Object.defineProperty(navigator, 'share', { value: parts.share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: parts.writeText }, configurable: true });
}

const fine = async () => undefined;
const fails = (name: string) => async () => {
  throw new DOMException('No.', name);
};

it.each([
  ['opens the share sheet', { share: fine }, 'shared'],
  ['accepts that the traveller cancels', { share: fails('AbortError') }, 'shared'],
  ['copies when sharing is not allowed', { share: fails('NotAllowedError'), writeText: fine }, 'copied'],
  ['copies when there is no share sheet', { writeText: fine }, 'copied'],
  ['reports that neither is possible', { writeText: fails('NotAllowedError') }, 'failed'],
] as const)('%s', async (_, parts, outcome) => {
  device(parts);
  expect(await shareLink(LINK)).toBe(outcome);
});
