/** Rules 10 and 11. */
import { answer, smallFeed } from './testing/smallFeed.ts';

const STOPS = 'A 0, B 5000, C 10000, D 15000';
const LINE = 'direct: A 8:00, D 8:20\nt: A 8:05, B 8:15, C 8:30, D 8:40\nu: B 8:50, D 9:10';

it('counts a vehicle that calls at the via', () => {
  const judge = smallFeed(STOPS, LINE);
  expect(answer(judge, 'A', 'D', '7:30', { via: 'B' })).toEqual(['8:05-8:40 x1']);
  expect(answer(judge, 'A', 'D', '9:00', { via: 'B', direction: 'arriveBy' })).toEqual(['8:05-8:40 x1']);
});

it('counts boarding and leaving there, and no call before or after the ride', () => {
  const judge = smallFeed(STOPS, LINE);
  expect(answer(judge, 'B', 'D', '8:00', { via: 'B', windowSeconds: 1_200 })).toEqual(['8:15-8:40 x1']);
  expect(answer(judge, 'A', 'B', '8:00', { via: 'B' })).toEqual(['8:05-8:15 x1']);
  expect(answer(judge, 'C', 'D', '8:00', { via: 'B' })).toEqual([]);
});

it('does not count a call where no one gets on or off', () => {
  const closed = {
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
t,8:00:00,8:00:00,A,0,0,0\nt,8:10:00,8:10:00,B,1,1,1\nt,8:20:00,8:20:00,D,2,0,0`,
  };
  const judge = smallFeed(STOPS, 't: A 8:00, B 8:10, D 8:20', closed);
  expect(answer(judge, 'A', 'D', '7:30', { via: 'B' })).toEqual([]);
});

it('does not count a stop with steps in a wheelchair', () => {
  const stops = 'stop_id,stop_lat,stop_lon,wheelchair_boarding\nA,10,20,1\nB,10.05,20,2\nD,10.1,20,1';
  const judge = smallFeed('A 0', 't: A 8:00, B 8:10, D 8:20', { 'stops.txt': stops });
  expect(answer(judge, 'A', 'D', '7:30', { via: 'B' })).toEqual(['8:00-8:20 x1']);
  expect(answer(judge, 'A', 'D', '7:30', { via: 'B', wheelchair: true })).toEqual([]);
});

it('takes a walk to a stop that is not of the via after leaving there', () => {
  // B of the via is left for E, 78 m off: the ride to B calls at the via.
  const judge = smallFeed('A 0, B 5000, E 5060, D 15000', 't: A 8:00, B 8:10\nu: E 8:12, D 8:20\nv: A 8:01, E 8:11');
  expect(answer(judge, 'A', 'D', '7:30', { via: 'B' })).toEqual(['8:00-8:20 x2']);
});

describe('with a stay', () => {
  const stay = (minutes: number) => ({ via: 'B', staySeconds: 60 * minutes });

  it('leaves a vehicle there and boards another at least so much later', () => {
    const judge = smallFeed(STOPS, LINE);
    expect(answer(judge, 'A', 'D', '7:30', stay(35))).toEqual(['8:05-9:10 x2']);
    expect(answer(judge, 'A', 'D', '7:30', stay(36))).toEqual([]);
    expect(answer(judge, 'A', 'D', '9:30', { ...stay(35), direction: 'arriveBy' })).toEqual(['8:05-9:10 x2']);
  });

  it('counts the change too where it is longer', () => {
    const judge = smallFeed(STOPS, LINE, {
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\nB,B,2,2101',
    });
    expect(answer(judge, 'A', 'D', '7:30', stay(5))).toEqual([]);
  });

  it('stays within the place: from one of its stops to another', () => {
    const trips = 't: A 8:00, B 8:10\nu: E 8:30, D 8:40\nv: B 8:35, D 8:50';
    const judge = smallFeed('A 0, B 5000, E 5060, D 15000', trips);
    expect(answer(judge, 'A', 'D', '7:30', stay(10))).toEqual(['8:00-8:50 x2']);
    expect(answer(judge, 'A', 'D', '7:30', { ...stay(10), via: 'B, E' })).toEqual(['8:00-8:40 x2']);
  });

  it('counts as made where the journey starts or ends there', () => {
    const judge = smallFeed(STOPS, LINE);
    expect(answer(judge, 'B', 'D', '8:00', { ...stay(300), windowSeconds: 1_200 })).toEqual(['8:15-8:40 x1']);
    expect(answer(judge, 'A', 'B', '8:00', stay(300))).toEqual(['8:05-8:15 x1']);
  });
});
