/** Degrees; north and east are positive. */
export interface Coordinates {
  readonly longitude: number;
  readonly latitude: number;
}

const at = (latitude: number, longitude: number): Coordinates => ({ longitude, latitude });

/** Where the journeys of this site begin. */
export const home: Coordinates = at(18.5, 73.9);

/** The capital of each destination of the listing, by its short name. */
export const destinationCoordinates: ReadonlyMap<string, Coordinates> = new Map([
  ['AUT', at(48.2, 16.4)],
  ['BEL', at(50.8, 4.4)],
  ['BGR', at(42.7, 23.3)],
  ['HRV', at(45.8, 16.0)],
  ['CYP', at(35.2, 33.4)],
  ['CZE', at(50.1, 14.4)],
  ['DNK', at(55.7, 12.6)],
  ['EST', at(59.4, 24.8)],
  ['FIN', at(60.2, 24.9)],
  ['FRA', at(48.9, 2.4)],
  ['DEU', at(52.5, 13.4)],
  ['GRC', at(38.0, 23.7)],
  ['HUN', at(47.5, 19.0)],
  ['ISL', at(64.1, -21.9)],
  ['ITA', at(41.9, 12.5)],
  ['LVA', at(56.9, 24.1)],
  ['LIE', at(47.1, 9.5)],
  ['LTU', at(54.7, 25.3)],
  ['LUX', at(49.6, 6.1)],
  ['MLT', at(35.9, 14.5)],
  ['NLD', at(52.4, 4.9)],
  ['NOR', at(59.9, 10.8)],
  ['POL', at(52.2, 21.0)],
  ['PRT', at(38.7, -9.1)],
  ['ROU', at(44.4, 26.1)],
  ['SVK', at(48.1, 17.1)],
  ['SVN', at(46.1, 14.5)],
  ['ESP', at(40.4, -3.7)],
  ['SWE', at(59.3, 18.1)],
  ['CHE', at(46.9, 7.4)],
  ['USA', at(38.9, -77.0)],
  ['CAN', at(45.4, -75.7)],
  ['MEX', at(19.4, -99.1)],
  ['UK', at(51.5, -0.1)],
  ['IRL', at(53.3, -6.3)],
  ['AUS', at(-35.3, 149.1)],
  ['NZL', at(-41.3, 174.8)],
  ['THA', at(13.8, 100.5)],
  ['SGP', at(1.4, 103.8)],
  ['MYS', at(3.1, 101.7)],
  ['VNM', at(21.0, 105.8)],
  ['IDN', at(-6.2, 106.8)],
  ['KOR', at(37.6, 127.0)],
  ['JPN', at(35.7, 139.7)],
  ['HKG', at(22.3, 114.2)],
  ['TWN', at(25.0, 121.6)],
  ['PHL', at(14.6, 121.0)],
  ['UAE', at(24.5, 54.4)],
  ['KSA', at(24.7, 46.7)],
  ['QAT', at(25.3, 51.5)],
  ['OMN', at(23.6, 58.4)],
  ['BHR', at(26.2, 50.6)],
  ['JOR', at(32.0, 35.9)],
  ['EGY', at(30.0, 31.2)],
  ['ZAF', at(-25.7, 28.2)],
  ['KEN', at(-1.3, 36.8)],
  ['TZA', at(-6.2, 35.7)],
  ['MAR', at(34.0, -6.8)],
  ['TUR', at(39.9, 32.9)],
  ['RUS', at(55.8, 37.6)],
  ['BRA', at(-15.8, -47.9)],
  ['ARG', at(-34.6, -58.4)],
]);

/** The same of the destinations that have a page and no place in the listing, nor on its map. */
export const furtherCoordinates: ReadonlyMap<string, Coordinates> = new Map([
  ['LKA', at(6.9, 79.9)],
  ['NPL', at(27.7, 85.3)],
  ['GEO', at(41.7, 44.8)],
  ['MDV', at(4.2, 73.5)],
  ['MUS', at(-20.2, 57.5)],
  ['BTN', at(27.5, 89.6)],
  ['AZE', at(40.4, 49.9)],
  ['KAZ', at(51.2, 71.4)],
  ['CHN', at(39.9, 116.4)],
]);
