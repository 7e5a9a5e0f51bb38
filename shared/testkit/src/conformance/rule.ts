import type { BannerPage } from './bannerPage.ts';

/** Something that is true of every good header. */
export interface Rule {
  /** The subject is the header, e.g. `mounts within three seconds`. */
  readonly name: string;
  /** What is wrong, one message each; nothing where the rule is obeyed. */
  check(page: BannerPage): Promise<readonly string[]>;
}
