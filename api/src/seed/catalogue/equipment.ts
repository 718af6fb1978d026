import type { OfferKind } from './types.ts';

const CLOTHES_SUMMER = [
  'Mehrere Kleiderschichten, Regenjacke und leichte Handschuhe',
  'Sonnenbrille, Sonnencreme, Kopfbedeckung',
  'Lunch und mindestens 1,5 Liter zu trinken',
];
const CLOTHES_WINTER = [
  'Warme, atmungsaktive Kleider in Schichten, Ersatzhandschuhe',
  'Sonnen- und Skibrille, Sonnencreme, Mütze',
  'Lunch und Thermosflasche mit heissem Tee',
];
const AVALANCHE = ['LVS mit drei Antennen, Schaufel und Sonde (wer keine hat, bekommt sie von uns)'];
const GLACIER = [
  'Klettergurt, Steigeisen mit Antistollplatten, Pickel und Helm',
  '3 Karabiner mit Verschluss, 2 Reepschnüre (1,5 m und 4 m), 1 Eisschraube',
  'Steigeisenfeste Bergschuhe und Gamaschen',
];
const SKIS = [
  'Tourenski oder Splitboard mit frisch geleimten Fellen und Harscheisen',
  'Tourenskischuhe mit Gehmechanik, Stöcke mit grossem Teller',
];
const SNOW_COURSE = [
  ...SKIS,
  ...AVALANCHE,
  ...CLOTHES_WINTER,
  'Smartphone mit der App «White Risk», Notizpapier',
];
const ROCK = [
  'Kletterfinken, Klettergurt und Helm',
  'Sicherungsgerät, 3 Karabiner mit Verschluss, 1 Bandschlinge 120 cm',
];

/** What to pack, one line each. */
export const EQUIPMENT: Readonly<Record<OfferKind, readonly string[]>> = {
  highTour: [
    ...GLACIER,
    ...CLOTHES_SUMMER,
    'Stirnlampe mit geladenen Batterien',
    'Hüttenschlafsack und SAC-Ausweis, falls vorhanden',
  ],
  skiTour: [...SKIS, ...AVALANCHE, ...CLOTHES_WINTER, 'Rucksack mit 20 bis 30 Litern'],
  skiHighTour: [
    ...SKIS,
    ...AVALANCHE,
    'Klettergurt, Steigeisen passend zum Tourenschuh und leichter Pickel',
    ...CLOTHES_WINTER,
    'Hüttenschlafsack, Stirnlampe und SAC-Ausweis',
  ],
  snowshoe: [
    'Schneeschuhe mit Harscheisen und Stöcke mit grossem Teller (können gemietet werden)',
    'Wasserdichte, warme Winterschuhe und Gamaschen',
    ...AVALANCHE,
    ...CLOTHES_WINTER,
  ],
  hike: ['Bergschuhe mit griffiger Sohle', 'Wanderstöcke nach Wunsch', ...CLOTHES_SUMMER],
  winterHike: [
    'Warme Wanderschuhe mit griffiger Sohle',
    'Wanderstöcke und leichte Grödel (stellen wir bei Eis zur Verfügung)',
    ...CLOTHES_WINTER,
  ],
  alpineHike: [
    'Feste Bergschuhe, bedingt steigeisenfest',
    'Helm (können wir ausleihen)',
    ...CLOTHES_SUMMER,
    'Stöcke, die sich am Rucksack befestigen lassen',
  ],
  trek: [
    'Eingelaufene Bergschuhe',
    'Rucksack mit 35 Litern, höchstens 9 Kilogramm schwer',
    ...CLOTHES_SUMMER,
    'Hüttenschlafsack, Stirnlampe und SAC-Ausweis',
    'Persönliche Apotheke mit Blasenpflaster',
  ],
  crag: [...ROCK, 'Bequeme Kleider, Windjacke', 'Lunch und 1,5 Liter zu trinken', 'Zustiegsschuhe'],
  multiPitch: [
    ...ROCK,
    '2 Prusikschlingen und 1 Abseilgerät',
    'Kleiner Rucksack mit höchstens 20 Litern',
    'Zustiegsschuhe, Windjacke, Lunch und 2 Liter zu trinken',
  ],
  viaFerrata: [
    'Klettersteigset mit Bandfalldämpfer, Klettergurt und Helm (alles kann gemietet werden)',
    'Feste Schuhe mit griffiger Sohle und Handschuhe',
    ...CLOTHES_SUMMER,
  ],
  ice: [
    'Steigeisen mit Frontzacken, 2 Eisgeräte (können gemietet werden)',
    'Klettergurt, Helm und Schutzbrille',
    'Steigeisenfeste Schuhe',
    '2 Paar Handschuhe zum Klettern und 1 warmes Paar zum Sichern',
    ...CLOTHES_WINTER,
  ],
  freeride: [
    'Freerideski oder Snowboard ab 95 mm Breite, Tourenbindung von Vorteil',
    ...AVALANCHE,
    'Helm und Rückenschutz',
    'Airbagrucksack von Vorteil (kann gemietet werden)',
    ...CLOTHES_WINTER,
  ],
  avalancheCourse: SNOW_COURSE,
  skiCourse: [...SNOW_COURSE, 'Hüttenschlafsack, Stirnlampe und SAC-Ausweis'],
  rockCourse: [...ROCK, '2 Prusikschlingen', 'Bequeme Kleider, Windjacke', 'Lunch und 1,5 Liter zu trinken'],
  glacierCourse: [
    ...GLACIER,
    ...CLOTHES_SUMMER,
    '2 Prusikschlingen und 1 Seilrolle (können ausgeliehen werden)',
    'Hüttenschlafsack und Stirnlampe',
  ],
  classroom: [
    'Notizmaterial und Smartphone',
    'Wetterfeste Kleider für die Übungen im Freien',
    'Bequeme Schuhe',
  ],
};
