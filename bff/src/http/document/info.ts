/** General information of the document about the server. */

/** Version of the API, not of the product: docs/api.md says which part changes when. */
const API_VERSION = '1.0.0';

const DESCRIPTION = `
Journeys, stops, departures, lines and places of one public-transport network, with live data laid over its timetable.

- **Key**: calls below \`/api\`, \`/core\` and \`/store\` need the header \`X-Api-Key\` with the key of a tenant.
- **Language**: texts written by people (alerts, banners, products) are in the best of fr, en, es, it and de for \`Accept-Language\`; French otherwise. Names of stops, lines and destinations are in the language that \`Accept-Language\` prefers among those of the timetable (\`fr-CA\` finds \`fr\`), else as the network writes them.
- **Time**: a point in time is ISO 8601 with the offset of the network's zone (\`timeZone\` of \`/api/v1/network\`); at a stop, with that of the stop's zone (\`stop_timezone\`); a service day is a date, and what runs after its midnight still belongs to it. In requests, a time without an offset is on the network's clocks.
- **Units**: metres, seconds, grams; money as integer minor units (cents) with an ISO 4217 currency; coordinates are WGS 84 degrees.
- **Null and absent**: null is a value that is not known or does not apply; an absent field is one that this kind of thing does not have.
- **Errors**: every status from 400 on has a \`Problem\`: its \`code\` is one of a closed list and does not change, its \`message\` is an English sentence for people who develop.
- **Lists** come whole: there are no pages.
- **Caches**: what changes with the timetable only has an \`ETag\`; ask again with \`If-None-Match\` and get 304. \`Vary\` names the request headers that an answer depends on.
- **Other methods**: HEAD works wherever GET does; an address answers 405 with \`Allow\` to methods it does not have.
`.trim();

export const INFO = {
  title: 'Halte backend',
  version: API_VERSION,
  summary: 'Journeys, departures, places and accounts of a public-transport network.',
  description: DESCRIPTION,
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'The operator of this server' },
};

export const SERVERS = [
  { url: '/', description: 'The server that this document comes from.' },
  {
    url: '{origin}',
    description: 'Any other server of Halte, with the path that a proxy puts before its calls.',
    variables: {
      origin: {
        default: 'http://localhost:4000',
        description: 'Without a slash at its end. By default, what npm start runs.',
      },
    },
  },
];

export const TAGS = [
  { name: 'places', description: 'Stops, addresses, points of interest and stations, by name, id or position.' },
  { name: 'proximity', description: 'What lies on a piece of the map.' },
  { name: 'sharing', description: 'What stands at stations of shared bikes, scooters and cars now.' },
  { name: 'journeys', description: 'Ways from one place to another, in short and step by step.' },
  { name: 'network', description: 'Who runs the network and how far its timetable reaches.' },
  { name: 'lines', description: 'The lines: their stops, their ways on the map, their printed timetables.' },
  { name: 'stops', description: 'Stops: next departures, printed timetables, and single trips.' },
  { name: 'live', description: 'Alerts and positions of vehicles at this moment.' },
  { name: 'account', description: 'Accounts, sessions, and what an account says of a person.' },
  { name: 'favourites', description: 'Lines, stops, addresses and points of interest that a person keeps.' },
  { name: 'shop', description: 'A demo of a shop: catalogue, carts, notifications. Nothing can be paid for.' },
  { name: 'content', description: 'What a tenant’s editors write: banners and menus.' },
  { name: 'map', description: 'The background of the map.' },
  { name: 'demo', description: 'Feeds of the demo city, for trying out readers of GBFS.' },
  { name: 'operations', description: 'For those who run the server.' },
];

export const SECURITY_SCHEMES = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description:
      'Names the tenant. Browsers send it, so it is no secret: it decides about content and at which tenant an account is, and opens none.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `accessToken` that signing in answers, in the header `Authorization`; the word Bearer before it can be left out. It is good for 30 days.',
  },
} as const;
