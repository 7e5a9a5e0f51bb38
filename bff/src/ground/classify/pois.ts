/** What a traveller would call an object of the map: one table of categories, the most important first. */
import type { Tags } from '../../osm/tags.ts';

/** How much a place stands out on a map and among results: 1 a railway station, 9 what is only found by its name. */
export type PoiRank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

interface CategoryRow {
  readonly rank: PoiRank;
  /** `key=value`, or `key=*` for any other value of it. */
  readonly tags: string;
  /** Who is inside its ring is said to be there: parks and campuses, not a shop. */
  readonly isGround?: true;
}

const TABLE = {
  city: { rank: 1, tags: 'place=city' },
  town: { rank: 1, tags: 'place=town' },
  village: { rank: 2, tags: 'place=village place=hamlet place=isolated_dwelling' },
  district: { rank: 3, tags: 'place=suburb place=quarter place=neighbourhood place=borough place=city_block' },
  island: { rank: 3, tags: 'place=island place=islet' },
  airport: { rank: 1, tags: 'aeroway=aerodrome aeroway=terminal', isGround: true },
  // Before stations: each of them may be a public_transport=station as well.
  busStation: { rank: 2, tags: 'amenity=bus_station' },
  ferryTerminal: { rank: 2, tags: 'amenity=ferry_terminal' },
  station: { rank: 1, tags: 'railway=station railway=halt public_transport=station' },
  hospital: { rank: 2, tags: 'amenity=hospital healthcare=hospital', isGround: true },
  university: { rank: 2, tags: 'amenity=university amenity=college', isGround: true },
  townHall: { rank: 2, tags: 'amenity=townhall' },
  museum: { rank: 2, tags: 'tourism=museum', isGround: true },
  castle: { rank: 2, tags: 'historic=castle historic=palace historic=manor historic=fort', isGround: true },
  stadium: { rank: 2, tags: 'leisure=stadium', isGround: true },
  zoo: { rank: 2, tags: 'tourism=zoo tourism=aquarium', isGround: true },
  themePark: { rank: 3, tags: 'tourism=theme_park leisure=water_park', isGround: true },
  theatre: { rank: 3, tags: 'amenity=theatre amenity=arts_centre amenity=concert_hall amenity=music_venue' },
  congressCentre: {
    rank: 3,
    tags: 'amenity=conference_centre amenity=exhibition_centre amenity=events_venue',
    isGround: true,
  },
  park: {
    rank: 3,
    tags: 'leisure=park leisure=garden leisure=nature_reserve boundary=national_park landuse=recreation_ground',
    isGround: true,
  },
  square: { rank: 3, tags: 'place=square', isGround: true },
  beach: { rank: 3, tags: 'natural=beach leisure=beach_resort', isGround: true },
  mall: { rank: 3, tags: 'shop=mall shop=department_store', isGround: true },
  market: { rank: 3, tags: 'amenity=marketplace', isGround: true },
  cemetery: { rank: 4, tags: 'landuse=cemetery amenity=grave_yard', isGround: true },
  school: { rank: 4, tags: 'amenity=school', isGround: true },
  courthouse: { rank: 4, tags: 'amenity=courthouse' },
  embassy: { rank: 5, tags: 'office=diplomatic amenity=embassy' },
  library: { rank: 4, tags: 'amenity=library' },
  cinema: { rank: 4, tags: 'amenity=cinema' },
  church: { rank: 4, tags: 'building=church building=cathedral building=chapel amenity=monastery' },
  worship: { rank: 4, tags: 'amenity=place_of_worship' },
  sight: { rank: 4, tags: 'tourism=attraction historic=ruins historic=archaeological_site historic=city_gate' },
  viewpoint: { rank: 5, tags: 'tourism=viewpoint' },
  tower: { rank: 5, tags: 'man_made=tower man_made=lighthouse man_made=windmill' },
  bridge: { rank: 5, tags: 'man_made=bridge' },
  peak: { rank: 5, tags: 'natural=peak' },
  water: { rank: 5, tags: 'natural=water natural=bay' },
  marina: { rank: 5, tags: 'leisure=marina', isGround: true },
  sports: {
    rank: 5,
    tags: 'leisure=sports_centre leisure=sports_hall leisure=ice_rink leisure=golf_course leisure=horse_riding leisure=bowling_alley leisure=miniature_golf leisure=sauna amenity=dojo',
    isGround: true,
  },
  swimming: { rank: 5, tags: 'leisure=swimming_pool leisure=swimming_area amenity=public_bath' },
  clinic: { rank: 4, tags: 'amenity=clinic healthcare=clinic healthcare=centre' },
  police: { rank: 4, tags: 'amenity=police' },
  fireStation: { rank: 5, tags: 'amenity=fire_station' },
  government: { rank: 5, tags: 'office=government' },
  touristOffice: { rank: 4, tags: 'information=office information=visitor_centre' },
  communityCentre: { rank: 5, tags: 'amenity=community_centre amenity=social_centre' },
  kindergarten: { rank: 6, tags: 'amenity=kindergarten amenity=childcare' },
  nursingHome: { rank: 6, tags: 'amenity=social_facility amenity=nursing_home' },
  courses: {
    rank: 7,
    tags: 'amenity=music_school amenity=language_school amenity=driving_school amenity=training amenity=dancing_school',
  },
  hotel: { rank: 5, tags: 'tourism=hotel tourism=motel tourism=guest_house tourism=apartment' },
  hostel: { rank: 5, tags: 'tourism=hostel' },
  campsite: { rank: 5, tags: 'tourism=camp_site tourism=caravan_site', isGround: true },
  postOffice: { rank: 5, tags: 'amenity=post_office' },
  pharmacy: { rank: 6, tags: 'amenity=pharmacy healthcare=pharmacy' },
  doctor: { rank: 7, tags: 'amenity=doctors healthcare=doctor' },
  dentist: { rank: 7, tags: 'amenity=dentist healthcare=dentist' },
  veterinary: { rank: 7, tags: 'amenity=veterinary' },
  healthcare: { rank: 7, tags: 'healthcare=*' },
  supermarket: { rank: 5, tags: 'shop=supermarket' },
  bank: { rank: 6, tags: 'amenity=bank amenity=bureau_de_change amenity=atm' },
  casino: { rank: 6, tags: 'amenity=casino amenity=gambling leisure=adult_gaming_centre leisure=amusement_arcade' },
  nightclub: { rank: 6, tags: 'amenity=nightclub amenity=stripclub' },
  restaurant: { rank: 6, tags: 'amenity=restaurant amenity=food_court' },
  cafe: { rank: 6, tags: 'amenity=cafe' },
  bar: { rank: 6, tags: 'amenity=bar amenity=pub amenity=biergarten' },
  fastFood: { rank: 7, tags: 'amenity=fast_food' },
  iceCream: { rank: 7, tags: 'amenity=ice_cream shop=ice_cream' },
  parkAndRide: { rank: 4, tags: 'park_ride=yes park_ride=bus park_ride=train park_ride=tram park_ride=metro' },
  parking: { rank: 6, tags: 'amenity=parking' },
  bikeParking: { rank: 7, tags: 'amenity=bicycle_parking' },
  charging: { rank: 7, tags: 'amenity=charging_station' },
  bikeRental: { rank: 7, tags: 'amenity=bicycle_rental' },
  carSharing: { rank: 7, tags: 'amenity=car_sharing' },
  carRental: { rank: 7, tags: 'amenity=car_rental shop=car_rental' },
  taxi: { rank: 7, tags: 'amenity=taxi' },
  fuel: { rank: 7, tags: 'amenity=fuel' },
  fitness: { rank: 7, tags: 'leisure=fitness_centre leisure=dance' },
  gallery: { rank: 7, tags: 'tourism=gallery shop=art' },
  bakery: { rank: 7, tags: 'shop=bakery shop=pastry' },
  groceries: {
    rank: 7,
    tags: 'shop=convenience shop=greengrocer shop=butcher shop=deli shop=farm shop=seafood shop=cheese shop=beverages',
  },
  kiosk: { rank: 7, tags: 'shop=kiosk shop=newsagent shop=tobacco' },
  clothes: { rank: 7, tags: 'shop=clothes shop=shoes shop=fashion shop=boutique' },
  books: { rank: 7, tags: 'shop=books' },
  hairdresser: { rank: 8, tags: 'shop=hairdresser shop=beauty' },
  optician: { rank: 8, tags: 'shop=optician' },
  florist: { rank: 8, tags: 'shop=florist' },
  electronics: { rank: 8, tags: 'shop=electronics shop=mobile_phone shop=computer' },
  bikeShop: { rank: 7, tags: 'shop=bicycle amenity=bicycle_repair_station' },
  carRepair: { rank: 8, tags: 'shop=car_repair shop=car shop=tyres' },
  travelAgency: { rank: 8, tags: 'shop=travel_agency' },
  ticketShop: { rank: 7, tags: 'shop=ticket' },
  shop: { rank: 8, tags: 'shop=*' },
  playground: { rank: 7, tags: 'leisure=playground' },
  pitch: { rank: 8, tags: 'leisure=pitch leisure=track' },
  monument: { rank: 7, tags: 'historic=monument' },
  memorial: {
    rank: 9,
    tags: 'historic=memorial historic=wayside_cross historic=wayside_shrine historic=boundary_stone',
  },
  historic: { rank: 8, tags: 'historic=*' },
  toilets: { rank: 8, tags: 'amenity=toilets' },
  fountain: { rank: 9, tags: 'amenity=fountain' },
  artwork: { rank: 9, tags: 'tourism=artwork' },
  craft: { rank: 8, tags: 'craft=*' },
  office: { rank: 8, tags: 'office=* amenity=studio amenity=coworking_space' },
  works: { rank: 7, tags: 'man_made=works landuse=industrial landuse=commercial', isGround: true },
  neighbourhood: { rank: 7, tags: 'landuse=residential', isGround: true },
  building: { rank: 9, tags: 'building=*' },
} satisfies Readonly<Record<string, CategoryRow>>;

export type PoiCategory = keyof typeof TABLE;

/** Categories are stored by their position here: the most important one of what an object is comes first. */
export const POI_CATEGORIES = Object.keys(TABLE) as readonly PoiCategory[];

export const poiRow = (category: PoiCategory): CategoryRow => TABLE[category];

/** What only those may use who live there. */
const NO_ACCESS: ReadonlySet<string> = new Set(['private', 'no']);
const NOT_PRIVATE: ReadonlySet<PoiCategory> = new Set(['parking', 'bikeParking', 'charging', 'swimming', 'pitch']);

const NUMBERS: ReadonlyMap<string, number> = new Map(
  POI_CATEGORIES.flatMap((category, number) =>
    poiRow(category)
      .tags.split(' ')
      .map((tag) => [tag, number] as const),
  ),
);
const ASKED: readonly string[] = [...new Set([...NUMBERS.keys()].map((tag) => tag.slice(0, tag.indexOf('='))))];
const ANY_VALUE: ReadonlySet<string> = new Set([...NUMBERS.keys()].flatMap((tag) => tag.match(/^(.+)=\*$/)?.[1] ?? []));

/** The keys that {@link poiCategoryOf} asks for. */
export const POI_KEYS: readonly string[] = [...ASKED, 'access'];

/** Number of the category in {@link POI_CATEGORIES}; -1 for what is no place that anybody looks for. */
export function poiCategoryOf(tags: Tags): number {
  let best = POI_CATEGORIES.length;
  for (const key of ASKED) {
    const value = tags.get(key);
    if (value === undefined || value === 'no') continue;
    for (const one of value.split(';', 3)) {
      const number = NUMBERS.get(`${key}=${one.trim()}`) ?? (ANY_VALUE.has(key) ? NUMBERS.get(`${key}=*`) : undefined);
      if (number !== undefined && number < best) best = number;
    }
  }
  const category = POI_CATEGORIES[best];
  if (category === undefined) return -1;
  return NOT_PRIVATE.has(category) && NO_ACCESS.has(tags.get('access') ?? '') ? -1 : best;
}
