import { networkOf } from '../../network/networkSummary.ts';
import { simpleFeed } from '../testing/feeds.ts';

const HEAD = 'feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version';
const TWO_AGENCIES = `agency_id,agency_name,agency_url,agency_timezone
  a,Bus,https://bus.example,Europe/Paris
  b,Tram,https://tram.example,Europe/Paris`;

const load = (more: Record<string, string>) => simpleFeed('A 48 2\nB 48.1 2', 't: A 8:00, B 8:10', more);

it.each([
  ['the agency, if there is one', {}, 'Test'],
  ['the publisher, if there are several', { 'agency.txt': TWO_AGENCIES }, 'Region'],
])('a network is called like %s', async (_case, more, name) => {
  const feed = await load({ 'feed_info.txt': `${HEAD}\nRegion,https://region.example,fr,,,v7`, ...more });
  expect(feed.name).toBe(name);
  expect(networkOf(feed, false, null)).toMatchObject({
    publisher: 'Region',
    publisherUrl: 'https://region.example',
    language: 'fr',
    timetableVersion: 'v7',
  });
});

it('is called like its first agency where no publisher is named', async () => {
  const feed = await load({ 'agency.txt': TWO_AGENCIES });
  expect(feed.name).toBe('Bus');
  expect(feed.info).toBeNull();
  expect(networkOf(feed, false, null)).not.toHaveProperty('publisher');
});

// The tests' today is 2026-06-01.
it.each([
  ['20260101,20261231', []],
  ['20260601,20260601', []],
  ['20260701,20261231', ['not-valid-yet']],
  ['20260101,20260531', ['no-longer-valid']],
  [',20260531', ['no-longer-valid']],
  ['soon,', ['bad-date']],
  [',', []],
])('valid %s: warnings %j', async (days, codes) => {
  const feed = await load({ 'feed_info.txt': `${HEAD}\nRegion,,fr,${days},` });
  expect(feed.warnings.map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['FR', 'fr', []],
  ['pt-br', 'pt-BR', []],
  ['mul', '', []],
  ['not a language', '', ['bad-language']],
])('feed_lang %j is %j', async (text, language, codes) => {
  const feed = await load({ 'feed_info.txt': `${HEAD}\nRegion,,${text},,,` });
  expect(feed.info?.language).toBe(language);
  expect(feed.warnings.map(({ code }) => code)).toEqual(codes);
});
