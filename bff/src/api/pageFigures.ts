import { nullable, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { RemoteId, RemoteVersion } from './clientErrors.ts';

/** Longer than any page is waited for: what is above was suspended, or is made up. */
const MOST_MS = 600_000;
const MOST_SHIFT = 100;
const MOST_REMOTES = 12;

const milliseconds = (description: string, example: number) =>
  nullable(
    whole(`${description}, in milliseconds; null where there was none.`, example, { minimum: 0, maximum: MOST_MS }),
  );

/** How fast a page was: about the program, without address, id or text of the visit. */
export const PageFiguresBody = Type.Object(
  {
    lcp: milliseconds('Largest Contentful Paint', 950),
    inp: milliseconds('Interaction to Next Paint', 40),
    cls: nullable(
      Type.Number({
        minimum: 0,
        maximum: MOST_SHIFT,
        description: 'Cumulative Layout Shift; null where the browser does not observe it.',
        examples: [0.002],
      }),
    ),
    remotes: Type.Array(
      Type.Object(
        {
          remote: RemoteId,
          version: RemoteVersion,
          load: milliseconds('From the first request for it until it had run', 180),
          inp: milliseconds('The same as `inp`, while one of its screens was shown', 40),
        },
        { additionalProperties: false },
      ),
      { maxItems: MOST_REMOTES, description: 'The remotes that the page has loaded, or tried to.' },
    ),
  },
  {
    $id: 'PageFiguresBody',
    description: 'What a page says of its speed when it is left.',
    additionalProperties: false,
  },
);
