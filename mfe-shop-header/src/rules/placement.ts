import type { PlacementSize, Slot, TenantComponent } from '@halte/contract';

export interface Where {
  readonly size: PlacementSize;
  readonly slots: readonly Slot[];
  readonly authenticated: boolean;
}

export interface Placed {
  readonly start: readonly TenantComponent[];
  readonly end: readonly TenantComponent[];
}

/** The components currently in the given slots, in their order. */
export function placedIn(components: readonly TenantComponent[], { size, slots, authenticated }: Where): Placed {
  const shown = components
    .flatMap((component) => {
      const place = component.placement[size];
      const isShown = place && slots.includes(place.slot) && (authenticated || !component.needsAuthentication);
      return isShown ? [{ component, place }] : [];
    })
    .sort((a, b) => a.place.order - b.place.order);
  const at = (position: 'start' | 'end') =>
    shown.filter(({ place }) => place.position === position).map(({ component }) => component);
  return { start: at('start'), end: at('end') };
}
