import { Type } from 'typebox';
import { PICTOS } from '../../content/banners.ts';
import { TYPE_LABELS } from '../../content/menus.ts';
import { nullable } from './common.ts';

const Banner = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    /** Line breaks are meant. */
    description: Type.String(),
    picto: Type.Unsafe<(typeof PICTOS)[number]>({ type: 'string', enum: [...PICTOS] }),
    buttonText: nullable(Type.String()),
    /** An address, or a path of the app without its language. */
    link: nullable(Type.String()),
  },
  { $id: 'Banner' },
);

export const Banners = Type.Object({ banners: Type.Array(Banner) }, { $id: 'Banners' });

export const MenuParams = Type.Object({ menu: Type.String({ minLength: 1, maxLength: 100 }) });

const ENTRY = {
  ID: Type.Integer(),
  order: Type.Integer(),
  parent: Type.Integer(),
  title: Type.String(),
  /** An address, or a path of the app without its language. */
  url: Type.String(),
  type_label: Type.Unsafe<(typeof TYPE_LABELS)[number]>({ type: 'string', enum: [...TYPE_LABELS] }),
};
const Third = Type.Object({ ...ENTRY, child_items: Type.Array(Type.Object({}), { maxItems: 0 }) });
const Second = Type.Object({ ...ENTRY, child_items: Type.Array(Third) });
const First = Type.Object({ ...ENTRY, child_items: Type.Array(Second) }, { $id: 'CmsMenuItem' });

export const CmsMenu = Type.Object({ slug: Type.String(), items: Type.Array(First) }, { $id: 'CmsMenu' });
