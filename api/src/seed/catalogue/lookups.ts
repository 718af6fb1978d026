import type { VatCategory } from '@firn/shared-contracts/domain';
import type { LevelTitle, SleepingStyleTitle } from './types.ts';

export const LEVELS: readonly { readonly title: LevelTitle; readonly description: string }[] = [
  {
    title: 'Basis',
    description:
      'Du fängst an oder frischst auf. Wir zeigen dir jeden Handgriff, die Tour lässt Zeit zum Üben.',
  },
  {
    title: 'Aufbau',
    description:
      'Du bringst erste Erfahrung mit, gehst sicher auf Ski, im Fels oder mit Steigeisen und hältst einen langen Tag durch.',
  },
  {
    title: 'Fortgeschritten',
    description:
      'Du bewegst dich sicher und zügig in ausgesetztem Gelände und kennst die Technik aus vielen Touren.',
  },
];

export const SLEEPING_STYLES: readonly SleepingStyleTitle[] = [
  'Hütte',
  'Hotel',
  'Biwak',
  'Zelt',
  'ohne Übernachtung',
];

export interface VatRateSeed {
  readonly title: string;
  readonly category: VatCategory;
  readonly percent: number;
  readonly validFrom: string;
}

/** The Swiss rates before and after 1 January 2024 (docs/domain/prices.md#vat). */
export const VAT_RATES = [
  {
    title: 'Ausbildung, von der Steuer ausgenommen',
    category: 'UNO',
    percent: 0,
    validFrom: '2010-01-01',
  },
  { title: 'Leistung im Ausland', category: 'ULA', percent: 0, validFrom: '2010-01-01' },
  {
    title: 'Beherbergung bis 2023',
    category: 'Sal2.0, 3.7%',
    percent: 3.7,
    validFrom: '2018-01-01',
  },
  {
    title: 'Normalsatz bis 2023',
    category: 'Sal2.0, 7.7%',
    percent: 7.7,
    validFrom: '2018-01-01',
  },
  { title: 'Beherbergung', category: 'Sal2.1, 3.8%', percent: 3.8, validFrom: '2024-01-01' },
  { title: 'Normalsatz', category: 'Sal2.1, 8.1%', percent: 8.1, validFrom: '2024-01-01' },
] as const satisfies readonly VatRateSeed[];

/** The five components of an offer and their VAT category (docs/domain/prices.md#default-components). */
export const PRICE_PARTS = [
  { part: 'training', title: 'Anteil Ausbildung', category: 'UNO', sac: true, accommodation: false },
  { part: 'abroad', title: 'Anteil Ausland', category: 'ULA', sac: false, accommodation: false },
  {
    part: 'overnight',
    title: 'Anteil Übernachtung',
    category: 'Sal2.1, 3.8%',
    sac: false,
    accommodation: true,
  },
  { part: 'tour', title: 'Anteil Tour', category: 'Sal2.1, 8.1%', sac: true, accommodation: false },
  { part: 'food', title: 'Anteil Verpflegung', category: 'Sal2.1, 8.1%', sac: false, accommodation: false },
] as const;
