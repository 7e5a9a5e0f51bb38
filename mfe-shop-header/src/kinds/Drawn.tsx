import type { ComponentKind, ComponentOptions, TenantComponent } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import { Boundary } from '../parts/Boundary.tsx';
import { isKnown, type KindView, type KindViews } from './kinds.ts';

interface DrawnKindProps<Kind extends ComponentKind> {
  readonly kind: Kind;
  readonly options: ComponentOptions[Kind];
  readonly views: KindViews;
}

function DrawnKind<Kind extends ComponentKind>({ kind, options, views }: DrawnKindProps<Kind>) {
  const View: KindView<Kind> = views[kind];
  return <View options={options} />;
}

interface DrawnProps {
  readonly components: readonly TenantComponent[];
  readonly views: KindViews;
}

/** Components of the tenant's list, as one slot draws them. An unknown kind takes no room; it was reported when the header was mounted. */
export function Drawn({ components, views }: DrawnProps) {
  const host = useHost();
  const all = host.tenant.components;
  return components
    .filter((component) => isKnown(component, views))
    .map((component) => (
      // Its place in the tenant's list: what stands before it in the slot depends on the width, and an open menu stays open.
      <Boundary key={all.indexOf(component)} host={host} where={component.kind}>
        <DrawnKind kind={component.kind} options={component.options} views={views} />
      </Boundary>
    ));
}
