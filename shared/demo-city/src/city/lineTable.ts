import type { Point } from './geometry.ts';
import { HUBS } from './hubs.ts';
import type { LineMode } from './model.ts';

export interface LineRow {
  /** Its short name too. */
  readonly id: string;
  readonly mode: LineMode;
  readonly color: string;
  /** Metres between stops where nothing asks for another distance. */
  readonly spacing: number;
  readonly timetable: string;
  /** Hub names, or places in metres ("880 -330"), with ">" between. The streets are searched for the way. */
  readonly via: string;
  /** One way around: the last stop is the first. */
  readonly loop?: true;
}

/** The places of a {@link LineRow.via}; a place that is a hub has its name. */
export function waypoints(via: string): { readonly name: string | null; readonly point: Point }[] {
  return via.split(' > ').map((spot) => {
    const hub = HUBS[spot];
    if (hub) return { name: spot, point: hub };
    const [x, y] = spot.split(' ').map(Number);
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`no hub is called "${spot}"`);
    return { name: null, point: { x: x!, y: y! } };
  });
}

export const LINES: readonly LineRow[] = [
  {
    id: 'M1',
    mode: 'metro',
    color: 'c8102e',
    spacing: 780,
    timetable: 'metro',
    via: 'Parc des Expositions > Place du Marché > Hôtel de Ville > Grand Théâtre > Cité Judiciaire > La Filature > Technopole',
  },
  {
    id: 'M2',
    mode: 'metro',
    color: '0057a8',
    spacing: 780,
    timetable: 'metro',
    via: 'Mairie de Montgrelle > Zénith des Faïenciers > Gare Centrale > Hôtel de Ville > Porte de la Grève > Butte aux Vents > Porte Sud',
  },
  {
    id: 'A',
    mode: 'tram',
    color: '007a5e',
    spacing: 520,
    timetable: 'tram',
    via: 'Mairie de Saint-Aubrin > Grand Clos > Porte Saint-Éloi > Gare Centrale > Cité Judiciaire > Pont-Rouge > Lycée Simone-Veil > Mairie de La Chênière',
  },
  {
    id: 'B',
    mode: 'tram',
    color: '7b3f98',
    spacing: 520,
    timetable: 'tram',
    via: 'Mairie de Courtavel > Beauregard > Porte Saint-Éloi > Place du Marché > Musée des Beaux-Arts > Ponts-Jumeaux > Cité Internationale > Campus des Sources > École d’Ingénieurs',
  },
  {
    id: 'C',
    mode: 'tram',
    color: 'd95f02',
    spacing: 520,
    timetable: 'tram',
    via: 'Stade de la Plaine > Ponts-Jumeaux > Porte de la Grève > Pont-Rouge > Port-Neuf > Technopole',
  },
  {
    id: 'D',
    mode: 'tram',
    color: 'a8005c',
    spacing: 540,
    timetable: 'tramLight',
    via: 'Hôpital Sainte-Marthe > Plateau des Coteaux > Les Faïenciers > Gare Centrale > Grand Théâtre > Hôtel de Ville > Porte de la Grève > Cité Internationale > Mairie de Villeserre',
  },
  {
    id: '10',
    mode: 'bus',
    color: '5b6b1f',
    spacing: 340,
    timetable: 'busMain',
    loop: true,
    via: 'Gare Centrale > Grand Théâtre > 880 -330 > Porte de la Grève > -700 -560 > Musée des Beaux-Arts > Place du Marché > Porte Saint-Éloi > 0 860 > Gare Centrale',
  },
  {
    id: '11',
    mode: 'bus',
    color: '00788a',
    spacing: 380,
    timetable: 'busMain',
    via: 'Mairie d’Orvaux > -4300 -600 > Stade de la Plaine > Musée des Beaux-Arts > Hôtel de Ville > Gare Centrale > Zénith des Faïenciers > Hôpital Sainte-Marthe',
  },
  {
    id: '12',
    mode: 'bus',
    color: 'b5121b',
    spacing: 380,
    timetable: 'busMain',
    via: 'Mairie de Bréville > 4400 1300 > Plateau des Coteaux > La Filature > Cité Judiciaire > Grand Théâtre > Porte de la Grève > -900 -1900 > Campus des Sources',
  },
  {
    id: '13',
    mode: 'bus',
    color: '8a5a00',
    spacing: 380,
    timetable: 'busMain',
    via: 'Clinique du Parc > Grand Clos > Place du Marché > Hôtel de Ville > Pont-Rouge > Centre Aquatique > Belvédère',
  },
  {
    id: '14',
    mode: 'bus',
    color: '3a5ba0',
    spacing: 380,
    timetable: 'busMain',
    via: 'Porte Nord > -700 2600 > Opéra > Porte Saint-Éloi > Ponts-Jumeaux > Stade de la Plaine',
  },
  {
    id: '15',
    mode: 'bus',
    color: '6d2c7d',
    spacing: 390,
    timetable: 'bus',
    via: 'Mairie de Saint-Aubrin > Clinique du Parc > Beauregard > Porte Nord > Mairie de Montgrelle',
  },
  {
    id: '16',
    mode: 'bus',
    color: '1d7a34',
    spacing: 390,
    timetable: 'bus',
    via: 'Mairie de Villeserre > -900 -3500 > Butte aux Vents > Lycée Simone-Veil > Belvédère > Port-Neuf > Technopole',
  },
  {
    id: '17',
    mode: 'bus',
    color: '9b3d12',
    spacing: 390,
    timetable: 'bus',
    via: 'Parc des Expositions > -3100 1300 > Grand Clos > Gare Centrale > Les Faïenciers > Plateau des Coteaux > 3600 2300',
  },
  {
    id: '18',
    mode: 'bus',
    color: '4a4f57',
    spacing: 400,
    timetable: 'frequency',
    via: 'Cité Internationale > -700 -3000 > Butte aux Vents > 900 -1300 > Pont-Rouge > Cité Judiciaire > 2300 900 > Hôpital Sainte-Marthe',
  },
  {
    id: '20',
    mode: 'bus',
    color: '00697d',
    spacing: 420,
    timetable: 'bus',
    via: 'École d’Ingénieurs > -3100 -1100 > -3150 300 > Clinique du Parc > Mairie de Courtavel',
  },
  {
    id: '21',
    mode: 'bus',
    color: '7a2048',
    spacing: 430,
    timetable: 'busLocal',
    via: 'Mairie de Bréville > 4300 1900 > Hôpital Sainte-Marthe > Mairie de Montgrelle > Porte Nord',
  },
  {
    id: '22',
    mode: 'bus',
    color: '2f6b2f',
    spacing: 430,
    timetable: 'busLocal',
    via: 'Mairie de La Chênière > 2500 -3600 > Porte Sud > Mairie de Villeserre',
  },
  {
    id: '23',
    mode: 'bus',
    color: '355c7d',
    spacing: 430,
    timetable: 'busLocal',
    via: 'Campus des Sources > -4200 -1900 > Mairie d’Orvaux',
  },
  {
    id: 'X1',
    mode: 'bus',
    color: 'b8006a',
    spacing: 2_400,
    timetable: 'express',
    via: 'Mairie de Bréville > Technopole > Gare Centrale > Place du Marché > Parc des Expositions > Mairie de Saint-Aubrin',
  },
  {
    id: 'N1',
    mode: 'bus',
    color: '1b1f4b',
    spacing: 560,
    timetable: 'night',
    via: 'Campus des Sources > Cité Internationale > Porte de la Grève > Hôtel de Ville > Gare Centrale > Zénith des Faïenciers > Hôpital Sainte-Marthe',
  },
  {
    id: 'TAD1',
    mode: 'onDemand',
    color: '5f5a52',
    spacing: 900,
    timetable: 'onDemand',
    via: 'Mairie d’Orvaux > -6300 -2900 > -4700 -3900 > Mairie de Villeserre',
  },
];

/** Stations of the regional train, west to east, by their distance east of the centre. */
export const STATIONS: readonly [name: string, x: number][] = [
  ['Bois-Gaucher', -8_500],
  ['Saint-Aubrin Sud', -5_150],
  ['Grand Clos Halte', -2_450],
  ['Gare Centrale', 480],
  ['Les Coteaux Halte', 2_650],
  ['Port-Neuf Halte', 4_900],
  ['Vallée de la Sauvelle', 8_500],
];

/** Landing stages of the river shuttle: side 1 is the north bank. */
export const LANDINGS: readonly [name: string, x: number, side: 1 | -1][] = [
  ['Embarcadère des Ponts-Jumeaux', -1_950, 1],
  ['Embarcadère de l’Île', -330, 1],
  ['Embarcadère du Pont-Rouge', 1_700, 1],
  ['Embarcadère du Port', 3_020, 1],
];

/** Towers of the cable car: it flies in straight lines. */
export const CABLE_CAR: readonly [name: string, point: Point][] = [
  ['Belvédère', { x: 3_240, y: -1_900 }],
  ['Port-Neuf', { x: 3_150, y: -215 }],
  ['Technopole', { x: 4_030, y: 240 }],
];
