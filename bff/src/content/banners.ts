import type { EpochSeconds } from '@halte/engine/common/time';
import { Type } from 'typebox';
import type { Language } from '../common/language.ts';
import {
  isShown,
  Link,
  linkIn,
  oneOf,
  SHOWN,
  type Shown,
  STRICT,
  shownOf,
  type Texts,
  textIn,
  texts,
} from './fields.ts';
import { type ContentFolder, readFiles } from './files.ts';

export const PICTOS = ['circle_info', 'circle_check', 'circle_cone', 'circle_warning', 'circle_question'] as const;

const BannerFile = Type.Object(
  {
    picto: oneOf(PICTOS),
    title: texts(120),
    description: texts(2_000),
    buttonText: Type.Optional(texts(60)),
    link: Type.Optional(Link),
    ...SHOWN,
  },
  STRICT,
);

export interface Banner extends Shown {
  readonly id: string;
  readonly picto: (typeof PICTOS)[number];
  readonly title: Texts;
  readonly description: Texts;
  /** Label and link of the button. */
  readonly button: { readonly text: Texts; readonly link: string } | null;
}

export async function readBanners(folder: ContentFolder): Promise<Banner[]> {
  const files = await readFiles(folder, 'banners', BannerFile);
  return files
    .map(({ id, value, refuse }): Banner => {
      const { picto, title, description, buttonText, link } = value;
      if (!buttonText !== (link === undefined)) throw refuse('link', 'there if "buttonText" is, and only then');
      const button = buttonText && link !== undefined ? { text: buttonText, link } : null;
      return { id, picto, title, description, button, ...shownOf(value, refuse) };
    })
    .sort((a, b) => a.order - b.order);
}

/** The banners currently shown to a tenant's travellers. */
export function bannersNow(banners: readonly Banner[], tenant: string, language: Language, now: EpochSeconds) {
  return banners
    .filter((banner) => isShown(banner, tenant, now))
    .map(({ id, picto, title, description, button }) => ({
      id,
      title: textIn(title, language),
      description: textIn(description, language),
      picto,
      buttonText: button ? textIn(button.text, language) : null,
      link: button ? linkIn(button.link, language) : null,
    }));
}
