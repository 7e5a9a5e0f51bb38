import type { Amenity } from '../city/model.ts';
import { createRandom, hashText, type Random } from '../city/random.ts';

/** Days are numbered 1 (Monday) to 7. Times are `HH:MM`; one that closes before it opens closes on the next day. */
interface OpeningHours {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly opens: string;
  readonly closes: string;
}

interface Price {
  readonly per: 'use' | 'halfHour' | 'hour' | 'day' | 'month' | 'year' | 'kilowattHour';
  /** In hundredths of the currency. */
  readonly amount: number;
  readonly currency: string;
}

interface Sockets {
  readonly type: 'type2' | 'comboCcs' | 'chademo' | 'domestic';
  readonly kilowatts: number;
  readonly count: number;
}

/** The information on the signs at a place. */
export interface AmenityFacts {
  readonly accessibleSpaces?: number;
  /** Spaces, docks, cars or charging points. */
  readonly capacity?: number;
  readonly category?: string;
  readonly counter?: boolean;
  readonly covered?: boolean;
  readonly guarded?: boolean;
  readonly locked?: boolean;
  readonly openingHours?: OpeningHours[];
  readonly operator?: string;
  readonly prices?: Price[];
  readonly sockets?: Sockets[];
  /** Id of the stop area that it belongs to. */
  readonly stopArea?: string;
  readonly ticketMachine?: boolean;
  readonly wheelchair?: 'yes' | 'no' | 'unknown';
}

type Extra = Amenity['extra'];

const ALWAYS: OpeningHours[] = [{ firstDay: 1, lastDay: 7, opens: '00:00', closes: '24:00' }];
const NETWORK = 'Réseau Clairvenne';
const CURRENCY = 'EUR';

/** The same place has the same facts, whatever else is in the city. */
export function factsOf({ id, kind, extra }: Pick<Amenity, 'id' | 'kind' | 'extra'>): AmenityFacts {
  return FACTS[kind](extra, createRandom(hashText(id)));
}

const FACTS: Readonly<Record<Amenity['kind'], (extra: Extra, random: Random) => AmenityFacts>> = {
  pointofinterest: ({ category }, random) => {
    const openingHours = OPEN[String(category)];
    return {
      category: String(category),
      wheelchair: random.chance(0.8) ? 'yes' : random.pick(['no', 'unknown'] as const),
      ...(openingHours ? { openingHours } : {}),
    };
  },
  parks: ({ spaces, covered }, random) => ({
    capacity: Number(spaces),
    accessibleSpaces: Math.max(2, Math.round(Number(spaces) * 0.025)),
    covered: covered === true,
    guarded: random.chance(0.5),
    wheelchair: 'yes',
    openingHours: ALWAYS,
    prices: [
      { per: 'halfHour', amount: 60 + 20 * random.index(4), currency: CURRENCY },
      { per: 'day', amount: 1_200 + 200 * random.index(5), currency: CURRENCY },
    ],
    operator: 'Stationnement Clairvenne',
  }),
  parkandrides: ({ spaces, stopArea }, random) => ({
    capacity: Number(spaces),
    accessibleSpaces: Math.max(4, Math.round(Number(spaces) * 0.03)),
    covered: random.chance(0.3),
    guarded: true,
    wheelchair: 'yes',
    openingHours: [{ firstDay: 1, lastDay: 7, opens: '05:00', closes: '01:00' }],
    // Free with a ticket of the network.
    prices: [{ per: 'day', amount: 0, currency: CURRENCY }],
    operator: NETWORK,
    stopArea: String(stopArea),
  }),
  bikeparks: ({ spaces, locked }, random) => ({
    capacity: Number(spaces),
    covered: locked === true || random.chance(0.6),
    locked: locked === true,
    openingHours: ALWAYS,
    prices:
      locked === true
        ? [{ per: 'year', amount: 3_000, currency: CURRENCY }]
        : [{ per: 'use', amount: 0, currency: CURRENCY }],
    operator: NETWORK,
  }),
  bikesharingstations: ({ docks }) => ({
    capacity: Number(docks),
    openingHours: ALWAYS,
    prices: [
      { per: 'halfHour', amount: 100, currency: CURRENCY },
      { per: 'month', amount: 900, currency: CURRENCY },
    ],
    operator: 'Vélo Clairvenne',
  }),
  carsharingstations: ({ cars }) => ({
    capacity: Number(cars),
    openingHours: ALWAYS,
    prices: [
      { per: 'hour', amount: 350, currency: CURRENCY },
      { per: 'day', amount: 3_500, currency: CURRENCY },
    ],
    operator: 'Autopartage Clairvenne',
  }),
  chargingstations: ({ plugs, kilowatts }, random) => ({
    capacity: Number(plugs),
    openingHours: ALWAYS,
    sockets: socketsOf(Number(plugs), Number(kilowatts)),
    prices: [
      {
        per: 'kilowattHour',
        amount: Number(kilowatts) >= 50 ? 45 + random.index(15) : 25 + random.index(10),
        currency: CURRENCY,
      },
    ],
    operator: random.pick(['Électro Sauvelle', 'Bornes du Pays de Clairvenne']),
  }),
  ridesharingparks: ({ spaces }, random) => ({
    capacity: Number(spaces),
    accessibleSpaces: 1 + random.index(3),
    covered: false,
    openingHours: ALWAYS,
    prices: [{ per: 'day', amount: 0, currency: CURRENCY }],
    operator: 'Pays de Clairvenne',
  }),
  pointofsales: ({ agency, machine }, random) => ({
    counter: true,
    ticketMachine: machine === true,
    wheelchair: agency === true || random.chance(0.6) ? 'yes' : 'no',
    openingHours:
      agency === true
        ? hours([1, 5, '08:00', '18:30'], [6, 6, '09:00', '17:00'])
        : hours([1, 6, '07:00', '19:30'], [7, 7, '08:00', '12:30']),
    operator: agency === true ? NETWORK : 'Dépositaire du réseau',
  }),
};

/** Fast charging points have the plugs for long trips; slow ones a domestic socket too. */
function socketsOf(plugs: number, kilowatts: number): Sockets[] {
  if (kilowatts < 50) {
    return [
      { type: 'type2', kilowatts, count: plugs - 1 },
      { type: 'domestic', kilowatts: 3.7, count: 1 },
    ];
  }
  const half = Math.ceil(plugs / 2);
  return [
    { type: 'comboCcs', kilowatts, count: half },
    kilowatts >= 150
      ? { type: 'type2', kilowatts: 22, count: plugs - half }
      : { type: 'chademo', kilowatts, count: plugs - half },
  ];
}

function hours(
  ...days: readonly (readonly [first: number, last: number, opens: string, closes: string])[]
): OpeningHours[] {
  return days.map(([firstDay, lastDay, opens, closes]) => ({ firstDay, lastDay, opens, closes }));
}

/** By category; the others have no opening hours. */
const OPEN: Readonly<Record<string, OpeningHours[]>> = {
  museum: hours([2, 7, '10:00', '18:00']),
  library: hours([2, 5, '10:00', '19:00'], [6, 6, '10:00', '18:00']),
  market: hours([2, 7, '07:00', '14:00']),
  administration: hours([1, 5, '08:30', '17:00']),
  shopping: hours([1, 6, '09:30', '20:00']),
  sport: hours([1, 5, '07:30', '21:30'], [6, 7, '09:00', '18:00']),
  cinema: hours([1, 7, '13:00', '00:30']),
  health: ALWAYS,
  culture: hours([3, 7, '14:00', '18:00']),
  worship: hours([1, 7, '08:00', '19:00']),
};
