import { networkOf } from '../../network/networkSummary.ts';
import { simpleFeed } from '../testing/feeds.ts';

const HEAD = 'attribution_id,agency_id,route_id,organization_name,is_producer,is_operator,is_authority,attribution_url';
const load = (...rows: string[]) =>
  simpleFeed('A 48 2\nB 48.1 2', 't: A 8:00, B 8:10', { 'attributions.txt': [HEAD, ...rows].join('\n') });

it('names each organization once, with all its roles', async () => {
  const feed = await load('1,,,Region,0,0,1,https://region.example', '2,a,,Bus Ltd,,1,,', '3,,r,Region,1,,,');
  expect(feed.warnings).toEqual([]);
  expect(networkOf(feed, false, null).attributions).toEqual([
    { organization: 'Region', url: 'https://region.example', roles: ['authority', 'producer'] },
    { organization: 'Bus Ltd', roles: ['operator'] },
  ]);
});

it.each(['javascript:alert(1)', 'region.example', 'http://', 'ftp://region.example'])('%s is no link', async (url) => {
  const feed = await load(`1,,,Region,1,,,${url}`);
  expect(feed.attributions).toEqual([{ organization: 'Region', url: '', roles: ['producer'] }]);
});

it('warns of a row without an organization', async () => {
  const feed = await load('1,,,,1,,,https://region.example');
  expect(feed.attributions).toEqual([]);
  expect(feed.warnings.map(({ code }) => code)).toEqual(['bad-attribution']);
});

it('has none without the file', async () => {
  const feed = await simpleFeed('A 48 2\nB 48.1 2', 't: A 8:00, B 8:10');
  expect(networkOf(feed, false, null).attributions).toEqual([]);
});
