import { createConfig, lintFromString } from '@redocly/openapi-core';
import { missingDocumentation } from '../../testing/missingDocumentation.ts';
import { TEST_OPTIONS } from '../../testing/testApp.ts';
import { testServices } from '../../testing/testServices.ts';
import { createApp } from '../app.ts';
import { createMetrics } from '../plugins/metrics.ts';
import { openApiOf } from './documentation.ts';
import { isObject, type JsonObject } from './json.ts';

let document: JsonObject;

beforeAll(async () => {
  const services = await testServices(
    () => null,
    () => 0,
  );
  const app = await createApp({ ...TEST_OPTIONS, metrics: createMetrics() }, services);
  await app.ready();
  document = openApiOf(app);
  await app.close();
});

it('has a text, an example and a format wherever a stranger needs one', () => {
  expect(missingDocumentation(document)).toEqual([]);
});

const PLACES = 'paths./api/v1/places.get';
const STATION = 'components.schemas.SharingStation.properties';

it.each([
  ['info.license', 'info has no license'],
  ['servers', 'the document has no servers'],
  ['tags.0.description', 'tag places has no description'],
  ['tags.0', 'GET /api/v1/places has no described tag places'],
  [`${PLACES}.operationId`, 'GET /api/v1/places has no operationId'],
  [`${PLACES}.summary`, 'GET /api/v1/places has no summary'],
  [`${PLACES}.parameters.0.description`, 'GET /api/v1/places query search has no description'],
  [`${PLACES}.parameters.0.example`, 'GET /api/v1/places query search has no example'],
  [`${PLACES}.responses.500`, 'GET /api/v1/places has no answer 500'],
  [`${PLACES}.responses.200.description`, 'GET /api/v1/places 200 has no description'],
  [
    `${PLACES}.responses.200.content.application/json.example`,
    'GET /api/v1/places 200 application/json has no example',
  ],
  ['components.responses.NotModified.description', 'GET /api/v1/places 304 has no description'],
  ['components.headers.ETag.description', 'headers ETag has no description'],
  ['components.securitySchemes.apiKey.description', 'securitySchemes apiKey has no description'],
  ['components.schemas.Place.description', 'schemas Place has no description'],
  [`${STATION}.name.description`, 'SharingStation.name has no description'],
  [`${STATION}.name.examples`, 'SharingStation.name has no example'],
  [`${STATION}.capacity.examples`, 'SharingStation.capacity has no example'],
  [`${STATION}.reportedAt.format`, 'SharingStation.reportedAt has no format date-time'],
  [`${STATION}.vehicles.items.properties.count.description`, 'SharingStation.vehicles.count has no description'],
])('is known to lack %s', (path, finding) => {
  expect(missingDocumentation(without(document, path))).toContain(finding);
});

it('is valid OpenAPI 3.1, and its examples are as its schemas say', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-invalid-media-type-examples': 'error', 'no-invalid-schema-examples': 'error' },
  });
  const complaints = async (described: JsonObject) => {
    const found = await lintFromString({ source: JSON.stringify(described), absoluteRef: '/openapi.json', config });
    return found.map(({ message, location }) => `${location[0]?.pointer} ${message}`);
  };
  expect(await complaints(document)).toEqual([]);
  const small = { ...document, paths: {}, components: { schemas: { Wrong: { type: 'integer', examples: ['a'] } } } };
  expect(await complaints(small)).toContainEqual(expect.stringContaining('Example value must conform'));
}, 60_000);

/** A copy without the value at the path; path segments may contain dots. */
function without(whole: JsonObject, path: string): JsonObject {
  const copy = structuredClone(whole);
  let inside: unknown = copy;
  let rest = path;
  while (isObject(inside) || Array.isArray(inside)) {
    const name = Object.keys(inside).find((key) => rest === key || rest.startsWith(`${key}.`));
    if (name === undefined) throw new Error(`There is no ${rest}.`);
    if (rest === name) {
      if (Array.isArray(inside)) inside.splice(Number(name), 1);
      else delete inside[name];
      return copy;
    }
    inside = (inside as JsonObject)[name];
    rest = rest.slice(name.length + 1);
  }
  return copy;
}
