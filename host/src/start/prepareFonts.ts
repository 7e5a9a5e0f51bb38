import { whenIdle } from '@halte/contract';

const FAMILY = '"Figtree Variable"';

/**
 * Sizes by weight of the texts that the data of the main screens brings, in CSS pixels at the text size that browsers have by default.
 * `e2e/paint/fonts.spec.ts` compares them with the screens.
 */
const SIZES: Readonly<Record<number, readonly number[]>> = {
  400: [18, 16, 13, 15],
  450: [12],
  500: [13, 15],
  550: [13, 15, 16],
  600: [13, 15, 12, 16],
  650: [18, 13, 17, 15, 16, 14, 12],
  700: [13, 17, 22, 18, 12, 15, 16, 11],
  800: [32],
};

/** Digits and letters that most texts have. */
const SAMPLE = '08:30 min';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve, { timeout: 2_000 }));

/**
 * Has the browser make the fonts of texts that are still on their way, each in an idle moment: the first text in a weight and a size costs a phone about 5 ms
 * of layout, and the first row of an answer has eight to ten of them.
 */
export async function prepareFonts(): Promise<void> {
  const context = document.createElement('canvas').getContext('2d');
  const faces = await document.fonts.load(`1em ${FAMILY}`).catch(() => []);
  if (!context || faces.length === 0) return;
  for (const [weight, sizes] of Object.entries(SIZES)) {
    for (const size of sizes) {
      await idle();
      context.font = `${weight} ${size}px ${FAMILY}`;
      context.measureText(SAMPLE);
    }
  }
}
