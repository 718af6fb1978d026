import type { PoiResponse } from '@firn/shared-contracts/api';

type Kind = PoiResponse['kind'];

const place =
  (kind: Kind) =>
  (title: string, latitude: number, longitude: number, elevation: number): PoiResponse => ({
    title,
    kind,
    latitude,
    longitude,
    elevation,
  });
const peak = place('peak');
const hut = place('hut');
const village = place('village');

/** General knowledge, within 0.005 degrees; elevations in metres above sea level. */
export const PEAKS = {
  matterhorn: peak('Matterhorn', 45.9764, 7.6586, 4478),
  dufourspitze: peak('Dufourspitze', 45.9369, 7.8668, 4634),
  weisshorn: peak('Weisshorn', 46.1014, 7.7161, 4506),
  allalinhorn: peak('Allalinhorn', 46.0461, 7.8947, 4027),
  breithorn: peak('Breithorn', 45.9411, 7.7472, 4164),
  weissmies: peak('Weissmies', 46.1278, 8.0119, 4017),
  lagginhorn: peak('Lagginhorn', 46.1572, 8.0031, 4010),
  bishorn: peak('Bishorn', 46.1181, 7.7147, 4153),
  eiger: peak('Eiger', 46.5776, 8.0053, 3967),
  moench: peak('Mönch', 46.5584, 7.9972, 4110),
  jungfrau: peak('Jungfrau', 46.5367, 7.9625, 4158),
  finsteraarhorn: peak('Finsteraarhorn', 46.5372, 8.1261, 4274),
  wetterhorn: peak('Wetterhorn', 46.6394, 8.1161, 3690),
  aletschhorn: peak('Aletschhorn', 46.465, 7.9936, 4194),
  pizBernina: peak('Piz Bernina', 46.3822, 9.9081, 4048),
  pizPalue: peak('Piz Palü', 46.3783, 9.9594, 3900),
  toedi: peak('Tödi', 46.8111, 8.9147, 3613),
  titlis: peak('Titlis', 46.7719, 8.4378, 3238),
  saentis: peak('Säntis', 47.2494, 9.3433, 2502),
  pilatus: peak('Pilatus Tomlishorn', 46.9792, 8.2528, 2128),
  rigi: peak('Rigi Kulm', 47.0567, 8.4853, 1798),
  dammastock: peak('Dammastock', 46.6433, 8.4211, 3630),
  galenstock: peak('Galenstock', 46.6128, 8.4175, 3586),
  pizBuin: peak('Piz Buin', 46.8442, 10.1186, 3312),
  rheinwaldhorn: peak('Rheinwaldhorn', 46.4936, 9.04, 3402),
  wildstrubel: peak('Wildstrubel', 46.4003, 7.5286, 3244),
  wildhorn: peak('Wildhorn', 46.3594, 7.3628, 3250),
  mythen: peak('Grosser Mythen', 47.0297, 8.6892, 1898),
  niesen: peak('Niesen', 46.645, 7.6514, 2362),
  stockhorn: peak('Stockhorn', 46.6936, 7.5378, 2190),
} as const;

export const HUTS = {
  konkordia: hut('Konkordiahütte', 46.5005, 8.0532, 2850),
  britannia: hut('Britanniahütte', 46.06, 7.935, 3030),
  monteRosa: hut('Monte-Rosa-Hütte', 45.9567, 7.8147, 2883),
  hoernli: hut('Hörnlihütte', 45.9819, 7.6764, 3260),
  moenchsjoch: hut('Mönchsjochhütte', 46.5553, 8.0115, 3657),
} as const;

export const VILLAGES = {
  grindelwald: village('Grindelwald', 46.6242, 8.0414, 1034),
  zermatt: village('Zermatt', 46.0207, 7.7491, 1608),
  saasFee: village('Saas-Fee', 46.1081, 7.9275, 1800),
  andermatt: village('Andermatt', 46.6356, 8.5939, 1447),
  pontresina: village('Pontresina', 46.4953, 9.9011, 1805),
  engelberg: village('Engelberg', 46.8211, 8.4013, 1013),
  interlaken: village('Interlaken Ost', 46.6905, 7.869, 567),
  goeschenen: village('Göschenen', 46.668, 8.588, 1106),
  davos: village('Davos Platz', 46.7936, 9.8208, 1540),
  arolla: village('Arolla', 46.0246, 7.4836, 2000),
  kandersteg: village('Kandersteg', 46.4947, 7.6733, 1176),
  fiesch: village('Fiesch', 46.4025, 8.135, 1049),
  realp: village('Realp', 46.5983, 8.5022, 1538),
  meiringen: village('Meiringen', 46.7272, 8.1872, 595),
  linthal: village('Linthal', 46.9214, 8.9981, 648),
} as const;

export const PLACES = { ...PEAKS, ...HUTS, ...VILLAGES } as const;
export type PlaceName = keyof typeof PLACES;

/** Where guests get off, and how the journey by public transport ends. */
export const MEETING_POINTS = {
  grindelwald: { stop: 'Grindelwald, Bahnhof', journey: 'Mit dem Zug über Interlaken Ost nach Grindelwald.' },
  zermatt: {
    stop: 'Zermatt, Bahnhof',
    journey: 'Mit dem Zug über Visp nach Zermatt. Zermatt ist autofrei, parkieren kannst du in Täsch.',
  },
  saasFee: {
    stop: 'Saas-Fee, Busterminal',
    journey:
      'Mit dem Zug nach Visp und mit dem Postauto nach Saas-Fee. Das Dorf ist autofrei, das Parkhaus liegt am Dorfeingang.',
  },
  andermatt: { stop: 'Andermatt, Bahnhof', journey: 'Mit dem Zug über Göschenen nach Andermatt.' },
  pontresina: {
    stop: 'Pontresina, Bahnhof',
    journey: 'Mit der Rhätischen Bahn über Samedan nach Pontresina.',
  },
  engelberg: { stop: 'Engelberg, Bahnhof', journey: 'Mit der Zentralbahn von Luzern direkt nach Engelberg.' },
  interlaken: {
    stop: 'Interlaken Ost, Bahnhof',
    journey: 'Mit dem Zug über Bern und Spiez nach Interlaken Ost.',
  },
  goeschenen: { stop: 'Göschenen, Bahnhof', journey: 'Mit dem Zug über Arth-Goldau nach Göschenen.' },
  davos: { stop: 'Davos Platz, Bahnhof', journey: 'Mit dem Zug über Landquart nach Davos Platz.' },
  arolla: {
    stop: 'Arolla, Poste',
    journey: 'Mit dem Zug nach Sion und mit dem Postauto über Les Haudères nach Arolla.',
  },
  kandersteg: { stop: 'Kandersteg, Bahnhof', journey: 'Mit dem Regioexpress über Spiez nach Kandersteg.' },
  fiesch: { stop: 'Fiesch, Bahnhof', journey: 'Mit dem Zug über Brig nach Fiesch.' },
  realp: { stop: 'Realp, Bahnhof', journey: 'Mit dem Zug über Göschenen und Andermatt nach Realp.' },
  meiringen: {
    stop: 'Meiringen, Bahnhof',
    journey: 'Mit dem Zug über Luzern oder Interlaken Ost nach Meiringen.',
  },
  linthal: { stop: 'Linthal, Bahnhof', journey: 'Mit der S-Bahn von Ziegelbrücke nach Linthal.' },
  arthGoldau: {
    stop: 'Arth-Goldau, Bahnhof',
    journey: 'Mit dem Zug aus Zürich, Luzern oder dem Tessin direkt nach Arth-Goldau.',
  },
  schwyz: { stop: 'Schwyz, Bahnhof', journey: 'Mit der S-Bahn über Arth-Goldau nach Schwyz.' },
  wasserauen: {
    stop: 'Wasserauen, Bahnhof',
    journey: 'Mit den Appenzeller Bahnen über Gossau oder Herisau nach Wasserauen.',
  },
  alpnachstad: { stop: 'Alpnachstad, Bahnhof', journey: 'Mit der Zentralbahn von Luzern nach Alpnachstad.' },
  ilanz: {
    stop: 'Ilanz, Bahnhof',
    journey: 'Mit der Rhätischen Bahn von Chur durch die Rheinschlucht nach Ilanz.',
  },
  sierre: { stop: 'Sierre/Siders, Bahnhof', journey: 'Mit dem Zug über Visp oder Lausanne nach Sierre.' },
  lenk: { stop: 'Lenk im Simmental, Bahnhof', journey: 'Mit dem Zug über Spiez und Zweisimmen in die Lenk.' },
  klosters: {
    stop: 'Klosters Platz, Bahnhof',
    journey: 'Mit der Rhätischen Bahn von Landquart nach Klosters Platz.',
  },
  frutigen: { stop: 'Frutigen, Bahnhof', journey: 'Mit dem Regioexpress über Spiez nach Frutigen.' },
  muelenen: { stop: 'Mülenen, Bahnhof', journey: 'Mit dem Regioexpress über Spiez nach Mülenen.' },
} as const;
export type MeetingPointName = keyof typeof MEETING_POINTS;
