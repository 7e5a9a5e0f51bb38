import { Type } from 'typebox';
import { type Document, itemsOf } from './documents.ts';
import type { VehicleType } from './system.ts';

const VehicleTypeItem = Type.Object({
  vehicle_type_id: Type.String({ minLength: 1, maxLength: 200 }),
  form_factor: Type.String({ maxLength: 50 }),
  propulsion_type: Type.Optional(Type.String({ maxLength: 50 })),
});

/** Vehicle types by GBFS form factor: `scooter` until 2.2, then split into standing and seated. */
const FORMS: Readonly<Record<string, VehicleType>> = {
  bicycle: 'bike',
  cargo_bicycle: 'cargoBike',
  scooter: 'scooter',
  scooter_standing: 'scooter',
  scooter_seated: 'scooter',
  moped: 'moped',
  car: 'car',
};

export interface VehicleTypes {
  /** By the system's own id. */
  readonly byId: ReadonlyMap<string, VehicleType>;
  readonly odd: number;
}

/** Null: a system that does not declare types, so has bikes (before 2.1 there were no others). */
export function vehicleTypesOf(document: Document | null): VehicleTypes {
  const found = itemsOf(document?.data['vehicle_types'] ?? [], VehicleTypeItem) ?? { items: [], odd: 1 };
  return {
    byId: new Map(found.items.map((item) => [item.vehicle_type_id, vehicleType(item)])),
    odd: found.odd,
  };
}

function vehicleType({
  form_factor: form,
  propulsion_type: propulsion = 'human',
}: {
  readonly form_factor: string;
  readonly propulsion_type?: string;
}): VehicleType {
  const type = Object.hasOwn(FORMS, form) ? FORMS[form]! : 'other';
  return type === 'bike' && propulsion !== 'human' ? 'eBike' : type;
}
