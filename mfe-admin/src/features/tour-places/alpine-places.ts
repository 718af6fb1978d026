import type { PoiResponse } from '@firn/shared-contracts/api';
import { KNOWN_PLACES } from '@firn/shared-ui/map-places';

const placesOf =
  (kind: PoiResponse['kind']) =>
  ([title, latitude, longitude, elevation]: readonly [string, number, number, number]): PoiResponse => ({
    title,
    kind,
    latitude,
    longitude,
    elevation,
  });

/** Degrees within 0.005, metres above sea level. General knowledge. */
const PEAKS = [
  ['Aletschhorn', 46.465, 7.9936, 4194],
  ['Allalinhorn', 46.0461, 7.8947, 4027],
  ['Bishorn', 46.1181, 7.7147, 4153],
  ['Breithorn', 45.9411, 7.7472, 4164],
  ['Dammastock', 46.6433, 8.4211, 3630],
  ['Dom', 46.0939, 7.8589, 4545],
  ['Dufourspitze', 45.9369, 7.8668, 4634],
  ['Eiger', 46.5776, 8.0053, 3967],
  ['Finsteraarhorn', 46.5372, 8.1261, 4274],
  ['Galenstock', 46.6128, 8.4175, 3586],
  ['Grosser Mythen', 47.0297, 8.6892, 1898],
  ['Jungfrau', 46.5367, 7.9625, 4158],
  ['Lagginhorn', 46.1572, 8.0031, 4010],
  ['Matterhorn', 45.9764, 7.6586, 4478],
  ['Mönch', 46.5584, 7.9972, 4110],
  ['Niesen', 46.645, 7.6514, 2362],
  ['Pilatus', 46.9792, 8.2528, 2128],
  ['Piz Bernina', 46.3822, 9.9081, 4048],
  ['Piz Buin', 46.8442, 10.1186, 3312],
  ['Piz Palü', 46.3783, 9.9594, 3900],
  ['Rheinwaldhorn', 46.4936, 9.04, 3402],
  ['Rigi Kulm', 47.0567, 8.4853, 1798],
  ['Säntis', 47.2494, 9.3433, 2502],
  ['Schreckhorn', 46.5899, 8.1182, 4078],
  ['Stockhorn', 46.6936, 7.5378, 2190],
  ['Titlis', 46.7719, 8.4378, 3238],
  ['Tödi', 46.8111, 8.9147, 3613],
  ['Weisshorn', 46.1014, 7.7161, 4506],
  ['Weissmies', 46.1278, 8.0119, 4017],
  ['Wetterhorn', 46.6394, 8.1161, 3690],
  ['Wildhorn', 46.3594, 7.3628, 3250],
  ['Wildstrubel', 46.4003, 7.5286, 3244],
] as const;

const HUTS = [
  ['Britanniahütte', 46.06, 7.935, 3030],
  ['Hörnlihütte', 45.9819, 7.6764, 3260],
  ['Konkordiahütte', 46.5005, 8.0532, 2850],
  ['Mönchsjochhütte', 46.5553, 8.0115, 3657],
  ['Monte-Rosa-Hütte', 45.9567, 7.8147, 2883],
] as const;

/** Peaks, huts and villages that can be found without asking anybody. */
export const ALPINE_PLACES: readonly PoiResponse[] = [
  ...PEAKS.map(placesOf('peak')),
  ...HUTS.map(placesOf('hut')),
  ...KNOWN_PLACES.map(
    ({ title, lat, lng }): PoiResponse => ({
      title,
      kind: 'village',
      latitude: lat,
      longitude: lng,
      elevation: null,
    }),
  ),
];
