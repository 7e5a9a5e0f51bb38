/** For tests: files of fares v2 for the lines of the {@link fareTown}. */
import { table } from './fareTown.ts';

export type Files = Record<string, string>;

export const products = (...rows: string[]): Files => ({
  'fare_products.txt': table('fare_product_id,amount,currency,rider_category_id,fare_media_id', rows),
});
export const legs = (...rows: string[]): Files => ({
  'fare_leg_rules.txt': table(
    'leg_group_id,network_id,from_area_id,to_area_id,fare_product_id,from_timeframe_group_id,to_timeframe_group_id',
    rows,
  ),
});
export const legsByPriority = (...rows: string[]): Files => ({
  'fare_leg_rules.txt': table('leg_group_id,network_id,from_area_id,to_area_id,fare_product_id,rule_priority', rows),
});
export const transfers = (...rows: string[]): Files => ({
  'fare_transfer_rules.txt': table(
    'from_leg_group_id,to_leg_group_id,fare_transfer_type,transfer_count,fare_product_id,duration_limit,duration_limit_type',
    rows,
  ),
});

export const joins = (...rows: string[]): Files => ({
  'fare_leg_join_rules.txt': table('from_network_id,to_network_id,from_stop_id,to_stop_id', rows),
});
/** Lines r and s are of the network bus, t of the network rail. */
export const NETWORKS: Files = {
  'networks.txt': 'network_id,network_name\nbus,Bus\nrail,Rail\nboat,Boat',
  'route_networks.txt': 'network_id,route_id\nbus,r\nbus,s\nrail,t',
};
/** A and B are in, D is out, and platform C2 is out although its station is in. */
export const AREAS: Files = {
  'areas.txt': 'area_id\nin\nout\nfar',
  'stop_areas.txt': 'area_id,stop_id\nin,A\nin,B\nin,C\nout,C2\nout,D',
};
export const ONE_AND_TWO = products('one,1.70,EUR', 'two,3.20,EUR', 'transfer,0.50,EUR', 'off,-0.40,EUR');
export const MEDIA: Files = { 'fare_media.txt': 'fare_media_id,fare_media_type\ncash,0\ncard,2' };
/** Legs of the network bus are of group b, those of rail of group t. */
export const GROUPS = { ...ONE_AND_TWO, ...NETWORKS, ...legs('b,bus,,,one', 't,rail,,,two') };

export const TWO_BUSES = 'r1 A-C1, s1 C2-D';
export const THREE_BUSES = 'r1 A-C1, s1 C2-D, r1 D-F';
export const BUS_AND_TRAIN = 'r1 A-C1, t1 C1-D';
