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
  ['shares where it can', { share: fine }, 'shared'],
  ['takes a change of mind for an answer', { share: fails('AbortError') }, 'shared'],
  ['copies where it may not share', { share: fails('NotAllowedError'), writeText: fine }, 'copied'],
  ['copies where it cannot share', { writeText: fine }, 'copied'],
  ['owns up when neither is possible', { writeText: fails('NotAllowedError') }, 'failed'],
] as const)('%s', async (_, parts, outcome) => {
  device(parts);
  expect(await shareLink(LINK)).toBe(outcome);
});
