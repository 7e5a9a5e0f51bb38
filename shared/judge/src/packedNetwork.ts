/** A reader of network files made from docs/network-file.md alone. Simple instead of careful: it is for files that are whole. */

export interface PackedCall {
  readonly stop: string;
  readonly arrival: number;
  readonly departure: number;
  readonly mayBoard: boolean;
  readonly mayAlight: boolean;
  readonly headsign: string;
}

export interface PackedTrip {
  readonly route: string;
  readonly headsign: string;
  /** As `direction_id` and `wheelchair_accessible`; empty where none is given. */
  readonly direction: string;
  readonly wheelchair: string;
  readonly service: number;
  readonly block: number;
  readonly calls: readonly PackedCall[];
  readonly headways: readonly { readonly start: number; readonly end: number; readonly seconds: number }[];
}

export interface PackedStop {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface PackedNetwork {
  readonly id: string;
  readonly version: string;
  readonly zone: string;
  readonly stops: readonly PackedStop[];
  readonly trips: readonly PackedTrip[];
  runsOn(service: number, day: number): boolean;
}

export function readPackedNetwork(file: Uint8Array): PackedNetwork {
  if (new TextDecoder().decode(file.subarray(0, 8)) !== 'HALTENET' || file[8] !== 1)
    throw new Error('No network file.');
  const table = new Cursor(file, 13);
  const entries = times(table.uint(), () => [table.uint(), table.uint()] as const);
  let { at } = table;
  const sections = new Map<number, Cursor>();
  for (const [number, length] of entries) {
    sections.set(number, new Cursor(file, at));
    at += length;
  }
  const about = sections.get(1)!;
  const [id, version] = [about.text(), about.text()];
  about.text();
  const zone = about.text();
  const stops = readStops(sections.get(3)!);
  const routes = textsOf(sections.get(5)!);
  const texts = textsOf(sections.get(6)!);
  const trips = readTrips(sections.get(7)!, { stops, routes, texts });
  const headways = readHeadways(sections.get(8)!);
  return {
    id,
    version,
    zone,
    stops,
    trips: trips.map((trip, number) => ({ ...trip, headways: headways.get(number) ?? [] })),
    runsOn: calendarOf(sections.get(2)!),
  };
}

function calendarOf(from: Cursor): PackedNetwork['runsOn'] {
  const [first, days, length] = [from.int(), from.uint(), from.uint()];
  const bytes = times(length, () => from.byte());
  return (service, day) => {
    if (day < first || day >= first + days) return false;
    const bit = service * days + day - first;
    return Math.floor(bytes[Math.floor(bit / 8)]! / 2 ** (bit % 8)) % 2 === 1;
  };
}

function readStops(from: Cursor): PackedStop[] {
  const count = from.uint();
  const ids = times(count, () => from.text());
  times(count, () => from.textOrNone());
  const names = from.repeated(count);
  const lats = from.coordinates(count);
  const lons = from.coordinates(count);
  return ids.map((id, row) => ({ id, name: names[row]!, lat: lats[row]!, lon: lons[row]! }));
}

/** The first column of a table, or a list. */
function textsOf(from: Cursor): string[] {
  return times(from.uint(), () => from.text());
}

interface Named {
  readonly stops: readonly PackedStop[];
  readonly routes: readonly string[];
  readonly texts: readonly string[];
}

function readTrips(from: Cursor, { stops, routes, texts }: Named): Omit<PackedTrip, 'headways'>[] {
  const unit = from.uint();
  const sequences = times(from.uint(), () => from.deltas(from.uint()));
  const rules = sequences.map((own) => times(own.length, () => from.uint()));
  const kinds = from.uint();
  const route = from.deltas(kinds);
  const sequence = from.deltas(kinds);
  const headsign = times(kinds, () => from.uint());
  const direction = times(kinds, () => from.uint());
  const wheelchair = times(kinds, () => from.uint());
  times(kinds, () => from.uint());
  const headsigns = times(kinds, () => (from.uint() === 1 ? from.uints() : null));
  const profiles = sequences.map(({ length }) => {
    const hops = times(from.uint(), () => times(length - 1, () => from.uint()));
    return hops.map((own) => ({ hops: own, stays: from.uint() === 1 ? from.uints() : null }));
  });
  const count = from.uint();
  const kindOf = from.deltas(count);
  const profileOf = times(count, () => from.uint());
  const departures = from.deltas(count);
  const services = times(count, () => from.uint());
  const blocks = from.deltas(count);
  const textOf = (number: number) => (number === 0 ? '' : texts[number - 1]!);
  return kindOf.map((kind, trip) => {
    const { hops, stays } = profiles[sequence[kind]!]![profileOf[trip]!]!;
    let time = departures[trip]! - (stays?.[0] ?? 0);
    const calls = sequences[sequence[kind]!]!.map((stop, position): PackedCall => {
      const arrival = position === 0 ? time : time + hops[position - 1]!;
      time = arrival + (stays?.[position] ?? 0);
      const rule = rules[sequence[kind]!]![position]!;
      return {
        stop: stops[stop]!.id,
        arrival: arrival * unit,
        departure: time * unit,
        mayBoard: rule % 2 === 1,
        mayAlight: rule >= 2,
        headsign: textOf(headsigns[kind]?.[position] ?? 0),
      };
    });
    return {
      route: routes[route[kind]!]!,
      headsign: textOf(headsign[kind]!),
      direction: direction[kind] === 0 ? '' : String(direction[kind]! - 1),
      wheelchair: wheelchair[kind] === 0 ? '' : String(wheelchair[kind]),
      service: services[trip]!,
      block: blocks[trip]!,
      calls,
    };
  });
}

function readHeadways(from: Cursor): Map<number, PackedTrip['headways'][number][]> {
  const count = from.uint();
  const [trips, starts, ends] = [from.deltas(count), from.deltas(count), from.deltas(count)];
  const rows = new Map<number, PackedTrip['headways'][number][]>();
  trips.forEach((trip, row) => {
    const headway = { start: starts[row]!, end: ends[row]!, seconds: from.uint() };
    rows.set(trip, [...(rows.get(trip) ?? []), headway]);
  });
  return rows;
}

class Cursor {
  private readonly file: Uint8Array;
  at: number;

  constructor(file: Uint8Array, at: number) {
    this.file = file;
    this.at = at;
  }

  byte(): number {
    return this.file[this.at++]!;
  }

  uint(): number {
    let value = 0;
    let weight = 1;
    let byte = this.byte();
    for (; byte >= 128; byte = this.byte(), weight *= 128) value += (byte - 128) * weight;
    return value + byte * weight;
  }

  int(): number {
    const value = this.uint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  double(): number {
    this.at += 8;
    return new DataView(this.file.buffer, this.file.byteOffset).getFloat64(this.at - 8, true);
  }

  text(): string {
    return this.letters(this.uint());
  }

  textOrNone(): string | null {
    const length = this.uint();
    return length === 0 ? null : this.letters(length - 1);
  }

  uints(): number[] {
    return times(this.uint(), () => this.uint());
  }

  deltas(count: number): number[] {
    let value = 0;
    return times(count, () => {
      value += this.int();
      return value;
    });
  }

  repeated(count: number): string[] {
    let value = '';
    return times(count, () => {
      value = this.textOrNone() ?? value;
      return value;
    });
  }

  coordinates(count: number): number[] {
    const digits = this.uint();
    if (digits === 13) return times(count, () => this.double());
    return this.deltas(count).map((value) => value / Number(`1e${digits}`));
  }

  private letters(length: number): string {
    this.at += length;
    return new TextDecoder().decode(this.file.subarray(this.at - length, this.at));
  }
}

function times<T>(count: number, one: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => one(number));
}
