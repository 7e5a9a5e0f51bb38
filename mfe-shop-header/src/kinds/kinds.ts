import type { ComponentKind, ComponentOptions, TenantComponent } from '@halte/contract';
import type { FunctionComponent } from 'react';

/** A component of the tenant's list, whose options were checked when the tenant's file was read. */
export type KindView<Kind extends ComponentKind> = FunctionComponent<{ readonly options: ComponentOptions[Kind] }>;

/** One slot's way to draw each kind. */
export type KindViews = { readonly [Kind in ComponentKind]: KindView<Kind> };

export function isKnown(component: TenantComponent, views: KindViews): component is KnownComponent {
  return Object.hasOwn(views, component.kind);
}

type KnownComponent = {
  [Kind in ComponentKind]: TenantComponent & { readonly kind: Kind; readonly options: ComponentOptions[Kind] };
}[ComponentKind];
