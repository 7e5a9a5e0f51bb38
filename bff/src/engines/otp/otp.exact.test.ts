/** The contract of finders on a real OpenTripPlanner with both feeds and the map of Porto Alegre: `npm run test:deep` starts one and names it in HALTE_TEST_OTP_URL. */
import { dayFromIso } from '@halte/engine/common/zone';
import { type Asking, rideFinderContract } from '../../journeys/testing/rideFinderContract.ts';
import { exactFeeds } from '../../timetable/testing/exactFeeds.ts';
import { createOtpFinder } from './otpFinder.ts';

/** Far more than a traveller waits: this is about answers, on a machine that runs other tests too. */
const TIMEOUT_MS = 60_000;

/** The map shows the middle of the city, and the extract of the timetable has some hours. */
const AT_NOON: Asking = {
  isIn: ({ lat, lon }) => lat > -30.06 && lat < -30.02 && lon > -51.24 && lon < -51.19,
  hours: [12, 15],
};
const DAY = dayFromIso('2019-05-15');

const address = process.env['HALTE_TEST_OTP_URL'];
const city = exactFeeds().find(({ name }) => name.startsWith('poa: '));

if (address && city)
  rideFinderContract(
    { ...city, day: DAY },
    async () => createOtpFinder({ address, feeds: new Map(), timeoutMs: TIMEOUT_MS, most: 4 }),
    AT_NOON,
  );
else {
  process.stderr.write(
    'No real OpenTripPlanner is asked: HALTE_TEST_OTP_URL names none, or the feeds of Porto Alegre are not there.\n',
  );
  it.todo('a real OpenTripPlanner (HALTE_TEST_OTP_URL names none)');
}
