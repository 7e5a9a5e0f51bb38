import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

/** Input of a traveller into the page as the server painted it, until the app has taken it over. */
export interface PaintedPage {
  /** Resolves when the fields can be taken over without losing a word that is being composed. */
  settled(): Promise<void>;
  /** The first screen is drawn: taps are answered where they are made. */
  drawn(): void;
  /** The first screen works: what was typed and tapped before is repeated. */
  takenOver(): void;
}

/** How the markup of the page becomes the app. */
export interface TakeOver {
  readonly page: PaintedPage;
  /** The frame is drawn; what differs from now on is the screen in it. */
  readonly frameDrawn: () => void;
  /** React has drawn a part again, because its markup was another. */
  readonly onDiffers: (error: unknown) => void;
}

/** The page as the server painted it; null where it is not taken over. */
export const TakeOverContext = createContext<PaintedPage | null>(null);

/** For the first screen: it is drawn, and then it works, with the effects of all that is in it. */
export function useTakeOver(): void {
  const page = useContext(TakeOverContext);
  useLayoutEffect(() => page?.drawn(), [page]);
  useEffect(() => page?.takenOver(), [page]);
}
