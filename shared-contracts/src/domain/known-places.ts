export interface KnownPlace {
  readonly title: string;
  readonly lat: number;
  readonly lng: number;
}

const place = (title: string, lat: number, lng: number): KnownPlace => ({ title, lat, lng });

/**
 * Villages our tours start from, for the search around a place and as landmarks on the map.
 * General knowledge, within 0.005 degrees.
 */
export const KNOWN_PLACES: readonly KnownPlace[] = [
  place('Andermatt', 46.6356, 8.5939),
  place('Arolla', 46.0246, 7.4836),
  place('Davos Platz', 46.7936, 9.8208),
  place('Engelberg', 46.8211, 8.4013),
  place('Fiesch', 46.4025, 8.135),
  place('Göschenen', 46.668, 8.588),
  place('Grindelwald', 46.6242, 8.0414),
  place('Interlaken', 46.6905, 7.869),
  place('Kandersteg', 46.4947, 7.6733),
  place('Linthal', 46.9214, 8.9981),
  place('Meiringen', 46.7272, 8.1872),
  place('Pontresina', 46.4953, 9.9011),
  place('Realp', 46.5983, 8.5022),
  place('Saas-Fee', 46.1081, 7.9275),
  place('Zermatt', 46.0207, 7.7491),
];
