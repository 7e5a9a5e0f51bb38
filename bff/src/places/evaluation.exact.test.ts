/** Hand-written searches as travellers type them, and the place that must come first. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { dailySample } from '@halte/judge/sample';
import { testCitySource } from '../testing/demoCity.ts';
import { TEST_CITY_DAY } from '../testing/demoCityDay.ts';
import { importFeed } from '../timetable/importFeed.ts';
import { createPlaces, type Gazetteer } from './places.ts';

type Expected = Readonly<Record<string, string>>;

const DEMO: Expected = {
  gare: 'Gare',
  'gare centr': 'Gare Centrale',
  'gare centrale quai 2': 'Gare Centrale',
  'Gaer Centrale': 'Gare Centrale',
  'gare rout': 'Gare routière',
  belvedere: 'Belvédère',
  belvdere: 'Belvédère',
  'hotel de ville': 'Hôtel de Ville',
  'hôtel ville': 'Hôtel de Ville',
  technopole: 'Technopole',
  technopôel: 'Technopole',
  'mairie de saint-a': 'Mairie de Saint-Aubrin',
  'mairie st aubrin': 'Mairie de Saint-Aubrin',
  'mairie orvaux': 'Mairie d’Orvaux',
  'hopital ste marthe': 'Hôpital Sainte-Marthe',
  'port neuf': 'Port-Neuf',
  portneuf: 'Port-Neuf',
  'porte st eloi': 'Porte Saint-Éloi',
  'jean moulin': 'Jean-Moulin',
  marche: 'Place du Marché',
  'pl du marché': 'Place du Marché',
  'vieux marché': 'Vieux-Marché',
  stade: 'Stade de la Plaine',
  'parc des expo': 'Parc des Expositions',
  'musée beaux arts': 'Musée des Beaux-Arts',
  'piscine remparts': 'Piscine des Remparts',
  'ecole ingenieurs': 'École d’Ingénieurs',
  '12 rue du stade': '12 Rue du Stade',
  '12, rue du stade, villeserre': '12 Rue du Stade',
  'rue du 8 mai 1945': 'Rue du 8-Mai-1945',
  '8 mai': 'Rue du 8-Mai-1945',
  'verger blanc': 'Verger Blanc',
  'embarcadere port': 'Embarcadère du Port',
  'P+R technopole': 'P+R Technopole',
  'vélo gare': 'Vélo Gare',
};

const STRASBOURG: Expected = {
  '23 novembre': '23 Novembre',
  '22 novembre': '23 Novembre',
  '23 nov': '23 Novembre',
  'homme de fer': 'Homme de Fer',
  'hom fer': 'Homme de Fer',
  hommedefer: 'Homme de Fer',
  gare: 'Gare Centrale',
  'gare centrale': 'Gare Centrale',
  'gare strasbourg': 'Gare Centrale',
  'rue de la gare': 'Rue de la Gare',
  universite: 'Université',
  univ: 'Université',
  univresite: 'Université',
  'st guillaume': 'Saint-Guillaume',
  'saint guilaume': 'Saint-Guillaume',
  rotonde: 'Rotonde',
  zenith: 'Parc des Sports Zénith',
  republique: 'République',
  'place de la republique': 'République',
  'porte de l’hopital': "Porte de l'Hôpital",
  'etoile polygone': 'Etoile Polygone',
  kehl: 'Kehl Rathaus',
  'kehl bahnhof': 'Kehl Bahnhof',
  landsberg: 'Landsberg',
  'robertsau eglise': 'Robertsau Eglise',
  boecklin: 'Boecklin',
  orangerie: 'Orangerie',
  wacken: 'Wacken',
  'parlement europ': 'Parlement Européen',
  'droits de l homme': "Droits de l'Homme",
  'lingolsheim gare': 'Lingolsheim Gare',
  'hoenheim gare': 'Hoenheim Gare',
  baggersee: 'Baggersee',
  bagersee: 'Baggersee',
  'montagne verte': 'Montagne Verte',
  laiterie: 'Laiterie',
  'neuhof stockfeld': 'Neuhof Stockfeld',
  'albert schweizer': 'Albert Schweitzer',
  'alt winmarik': 'Alt Winmärik-Vieux Marché aux Vins',
  langstross: 'Langstross/Grand Rue',
};

const PORTO_ALEGRE: Expected = {
  agronomia: 'AGRONOMIA',
  'joão xxiii': 'JOAO XXIII',
  'joao 23': 'JOAO XXIII',
  'borges de medeiros': 'BORGES DE MEDEIROS',
  'borges medeiros': 'BORGES DE MEDEIROS',
  'protásio alves': 'PROTASIO ALVES',
  'protazio alves': 'PROTASIO ALVES',
  'nova york': 'NOVA YORK',
  'zona indefinida 3 cascais': 'ZONA INDEFINIDA 3 CASCAIS',
  chateaubriand: 'CHATEAUBRIAND',
  'francisco trein': 'FRANCISCO TREIN',
  'fransisco trein': 'FRANCISCO TREIN',
  'joao alfredo': 'JOAO ALFREDO',
  'rui barbosa': 'RUI BARBOSA',
  obirici: 'OBIRICI',
  obrici: 'OBIRICI',
  'cristo redentor amoroso': 'CRISTO REDENTOR AMOROSO COSTA',
  'campus ufrgs': 'AGRONOMIA CAMPUS UFRGS - AGRONOMIA',
  'dr otavio santos': 'DR OTAVIO SANTOS',
  'doutor otavio santos': 'DR OTAVIO SANTOS',
  'souza lobo': 'SOUZA LOBO',
  'zeca neto': 'ZECA NETO',
};

const FEEDS = join(__dirname, '../../../../shared/feeds');
const NO_GAZETTEER: Gazetteer = { addresses: [], amenities: [] };

async function missed(feed: Feed, gazetteer: Gazetteer, expected: Expected): Promise<string[]> {
  const places = createPlaces(feed, gazetteer);
  const wrong = Object.entries(expected).flatMap(([typed, title]) => {
    const [first] = places.search(typed, null, 1);
    return first?.title === title ? [] : [`${typed}: ${first?.title ?? 'nothing'}`];
  });
  const count = Object.keys(expected).length;
  console.log(`${feed.name}: the first place is right for ${count - wrong.length} of ${count} texts.`);
  return wrong;
}

it('finds in the demo city what travellers look for', async () => {
  const { path, gazetteer } = await testCitySource();
  const feed = await importFeed({ path }, { today: TEST_CITY_DAY, rebaseCalendar: 'never' });
  expect(await missed(feed, gazetteer, DEMO)).toEqual([]);
}, 120_000);

const REAL = [
  ['medium-fr-cts-strasbourg-2026.zip', STRASBOURG],
  ['poa/poa_eptc.zip', PORTO_ALEGRE],
] as const;
/** Reading a published feed takes much longer than the searches: `npm test` reads only one, a different one each day. */
for (const [file, expected] of dailySample(REAL, 1)) {
  const path = join(FEEDS, file);
  if (existsSync(path)) {
    it(`finds in ${file} what travellers look for`, async () => {
      const feed = await importFeed({ path }, { today: TEST_CITY_DAY, rebaseCalendar: 'whenExpired' });
      expect(await missed(feed, NO_GAZETTEER, expected)).toEqual([]);
    }, 120_000);
  } else {
    console.log(`No published feed ${file} beside the repository (../shared/feeds): it is not searched.`);
  }
}
