import type { MaterialPropertyType } from '@firn/shared-contracts/domain';
import type { OfferKind } from './types.ts';

export interface MaterialPropertySeed {
  readonly title: string;
  readonly type: MaterialPropertyType;
  readonly unit?: string;
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export const MATERIAL_PROPERTIES = {
  shoe: { title: 'Schuhgrösse EU', type: 'number', minimum: 34, maximum: 49 },
  sole: { title: 'Sohlenlänge', type: 'number', unit: 'mm', minimum: 240, maximum: 370 },
  length: { title: 'Skilänge', type: 'number', unit: 'cm', minimum: 140, maximum: 195 },
  weight: { title: 'Gewicht', type: 'number', unit: 'kg', minimum: 25, maximum: 140 },
  size: { title: 'Grösse', type: 'choice', choices: ['XS', 'S', 'M', 'L', 'XL'] },
  pole: { title: 'Stocklänge', type: 'number', unit: 'cm', minimum: 90, maximum: 145 },
} as const satisfies Readonly<Record<string, MaterialPropertySeed>>;

export type MaterialPropertyName = keyof typeof MATERIAL_PROPERTIES;

export interface MaterialSeed {
  readonly title: string;
  readonly description: string;
  /** CHF. */
  readonly price: number;
  readonly perDay?: boolean;
  readonly deposit?: string;
  /** Properties of the person; those of `stock` come first. */
  readonly asks?: readonly MaterialPropertyName[];
  /** The property by which the stock is sorted, and pieces of each value; without one, pieces alone. */
  readonly stock:
    | { readonly by: MaterialPropertyName; readonly pieces: Readonly<Record<string, number>> }
    | number;
  readonly outOfOrder?: number;
  readonly for: readonly OfferKind[];
}

const SNOW: readonly OfferKind[] = ['skiTour', 'skiHighTour', 'freeride', 'avalancheCourse', 'skiCourse'];
const GLACIER: readonly OfferKind[] = ['highTour', 'skiHighTour', 'glacierCourse', 'ice'];
const ROCK: readonly OfferKind[] = ['crag', 'multiPitch', 'viaFerrata', 'rockCourse'];

const sizes = (by: MaterialPropertyName, from: number, to: number, step: number, each: number) => ({
  by,
  pieces: Object.fromEntries(
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => [
      String(from + index * step),
      each,
    ]),
  ),
});
const bySize = (...pieces: readonly [number, number, number, number, number]) => ({
  by: 'size' as const,
  pieces: Object.fromEntries(['XS', 'S', 'M', 'L', 'XL'].map((size, index) => [size, pieces[index] ?? 0])),
});

/** What the company rents. */
export const MATERIALS: readonly MaterialSeed[] = [
  {
    title: 'Bergschuhe steigeisenfest',
    description: 'Für Hochtouren, vorne und hinten mit Rand.',
    price: 18,
    perDay: true,
    stock: sizes('shoe', 37, 47, 1, 4),
    outOfOrder: 1,
    for: GLACIER,
  },
  {
    title: 'Tourenskischuhe',
    description: 'Mit Gehfunktion und Pin-Bindung.',
    price: 22,
    perDay: true,
    stock: sizes('shoe', 37, 46, 1, 3),
    for: SNOW,
  },
  {
    title: 'Tourenski mit Fellen',
    description: 'Mit Bindung, auf dein Gewicht eingestellt.',
    price: 35,
    perDay: true,
    deposit: 'Ausweis als Pfand',
    asks: ['weight', 'sole'],
    stock: sizes('length', 150, 185, 7, 4),
    outOfOrder: 1,
    for: SNOW,
  },
  {
    title: 'Freerideski',
    description: 'Breit, mit Pin-Bindung.',
    price: 42,
    perDay: true,
    deposit: 'Ausweis als Pfand',
    asks: ['weight', 'sole'],
    stock: sizes('length', 164, 188, 8, 3),
    for: ['freeride'],
  },
  {
    title: 'Skistöcke',
    description: 'Verstellbar, mit grossen Tellern.',
    price: 5,
    perDay: true,
    stock: 24,
    for: SNOW,
  },
  {
    title: 'Harscheisen',
    description: 'Passend zu unseren Tourenski.',
    price: 5,
    perDay: true,
    stock: 16,
    for: ['skiTour', 'skiHighTour'],
  },
  {
    title: 'LVS-Gerät',
    description: 'Drei Antennen, frisch geprüft. Im Preis der Tour inbegriffen.',
    price: 0,
    stock: 40,
    outOfOrder: 2,
    for: SNOW,
  },
  {
    title: 'Lawinenschaufel',
    description: 'Blatt aus Aluminium. Im Preis der Tour inbegriffen.',
    price: 0,
    stock: 40,
    for: SNOW,
  },
  {
    title: 'Lawinensonde',
    description: '2,4 Meter. Im Preis der Tour inbegriffen.',
    price: 0,
    stock: 40,
    for: SNOW,
  },
  {
    title: 'Lawinenairbag',
    description: 'Rucksack mit 30 Litern.',
    price: 30,
    perDay: true,
    deposit: 'CHF 200.– in bar',
    stock: bySize(0, 3, 4, 3, 0),
    for: ['freeride', 'skiTour'],
  },
  {
    title: 'Schneeschuhe',
    description: 'Mit Harschkrallen und Steighilfe.',
    price: 12,
    perDay: true,
    asks: ['weight'],
    stock: bySize(0, 8, 10, 6, 0),
    for: ['snowshoe', 'winterHike'],
  },
  {
    title: 'Teleskopstöcke',
    description: 'Aus Aluminium, ein Paar.',
    price: 4,
    perDay: true,
    stock: sizes('pole', 105, 135, 10, 8),
    for: ['snowshoe', 'winterHike', 'hike', 'alpineHike', 'trek'],
  },
  {
    title: 'Steigeisen',
    description: 'Zwölf Zacken, mit Antistoll.',
    price: 10,
    perDay: true,
    asks: ['shoe'],
    stock: 30,
    outOfOrder: 2,
    for: GLACIER,
  },
  {
    title: 'Eispickel',
    description: 'Leicht, für Hochtouren.',
    price: 8,
    perDay: true,
    stock: 28,
    for: GLACIER,
  },
  {
    title: 'Eisgeräte',
    description: 'Ein Paar, mit Hammer und Schaufel.',
    price: 18,
    perDay: true,
    deposit: 'Ausweis als Pfand',
    stock: 10,
    for: ['ice'],
  },
  {
    title: 'Klettergurt',
    description: 'Verstellbare Beinschlaufen.',
    price: 6,
    perDay: true,
    stock: bySize(4, 10, 14, 10, 4),
    for: [...GLACIER, ...ROCK],
  },
  {
    title: 'Kletterhelm',
    description: 'Im Preis der Tour inbegriffen.',
    price: 0,
    stock: bySize(0, 12, 20, 12, 0),
    for: [...GLACIER, ...ROCK],
  },
  {
    title: 'Kletterfinken',
    description: 'Bequem, für den ganzen Tag.',
    price: 8,
    perDay: true,
    stock: sizes('shoe', 36, 46, 1, 3),
    for: ['crag', 'multiPitch', 'rockCourse'],
  },
  {
    title: 'Klettersteigset',
    description: 'Mit Fangstossdämpfer, je nach Gewicht.',
    price: 10,
    perDay: true,
    asks: ['weight'],
    stock: 18,
    for: ['viaFerrata'],
  },
  {
    title: 'Sicherungsgerät mit Karabiner',
    description: 'Halbautomat.',
    price: 4,
    perDay: true,
    stock: 20,
    for: ['crag', 'rockCourse'],
  },
  {
    title: 'Stirnlampe',
    description: '400 Lumen, mit vollen Akkus.',
    price: 3,
    perDay: true,
    stock: 26,
    for: ['highTour', 'skiHighTour', 'alpineHike'],
  },
  {
    title: 'Tourenrucksack 35 l',
    description: 'Mit Fixierung für Ski und Pickel.',
    price: 8,
    perDay: true,
    stock: bySize(0, 4, 6, 4, 0),
    for: ['highTour', 'skiTour', 'trek'],
  },
  {
    title: 'Gamaschen',
    description: 'Wasserdicht, bis zum Knie.',
    price: 4,
    perDay: true,
    stock: bySize(0, 5, 8, 5, 0),
    for: ['highTour', 'snowshoe'],
  },
  {
    title: 'Hüttenschlafsack',
    description: 'Aus Seide, frisch gewaschen.',
    price: 8,
    stock: 22,
    for: ['highTour', 'skiHighTour', 'trek'],
  },
  {
    title: 'Daunenjacke',
    description: 'Warm und klein verpackt.',
    price: 12,
    perDay: true,
    stock: bySize(2, 4, 5, 4, 2),
    for: ['ice', 'skiHighTour'],
  },
];
