import { pageAnswers } from './pageAnswers.ts';

function write(id: string, content: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = content;
  document.body.append(element);
}

afterEach(() => document.body.replaceChildren());

it('are those of the page, as the app would have asked for them', () => {
  write('data:lines', JSON.stringify({ address: '/api/v1/lines?a=1', locale: 'fr', time: 5, answer: { lines: [] } }));
  const journeys = { search: { fromId: 'a' }, answer: { groups: [] } };
  write(
    'data:journeys',
    JSON.stringify({
      address: '/api/trip-planner/v2/journeys/of-address?fi=a',
      locale: 'fr',
      time: 6,
      answer: journeys,
    }),
  );
  write('data:other', JSON.stringify({ address: '/api/v1/alerts', locale: 'en', time: 7, answer: {} }));
  write('data:cut', '{"address":"/api');
  write('boot', '{}');
  expect(pageAnswers('fr')).toEqual([
    { method: 'GET', address: '/bff/api/v1/lines?a=1', body: '', answer: { lines: [] }, at: 5 },
    {
      method: 'POST',
      address: '/bff/api/trip-planner/v2/journeys/search',
      body: '{"fromId":"a"}',
      answer: { groups: [] },
      at: 6,
    },
  ]);
});
