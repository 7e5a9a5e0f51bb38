import { fieldsOf } from '@halte/contract';
import { listOf, oneOf, textOf } from '../shop/fields.ts';

const PICTOS = ['circle_info', 'circle_check', 'circle_cone', 'circle_warning', 'circle_question'] as const;
export type Picto = (typeof PICTOS)[number];

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly picto: Picto;
  readonly buttonText: string | null;
  readonly link: string | null;
}

/** An answer of `core/v1/banners`. Without an id a banner could never be closed, without a title there is nothing to show: both are left out. */
export function readBanners(answer: unknown): readonly Banner[] {
  return listOf(fieldsOf(answer)['banners'], (fields) => ({
    id: textOf(fields['id']),
    title: textOf(fields['title']),
    description: textOf(fields['description']) ?? '',
    picto: oneOf(PICTOS, fields['picto']) ?? 'circle_info',
    buttonText: textOf(fields['buttonText']),
    link: textOf(fields['link']),
  })).flatMap(({ id, title, ...rest }) => (id === null || title === null ? [] : [{ id, title, ...rest }]));
}

export function withoutClosed(banners: readonly Banner[], closed: readonly string[]): readonly Banner[] {
  return banners.filter(({ id }) => !closed.includes(id));
}
