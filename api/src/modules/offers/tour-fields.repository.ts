import type { RICH_TEXT_FIELDS } from '@firn/shared-contracts/domain';
import { cleanRichText } from '../../lib/rich-text.ts';
import type { Normalisers } from '../../records/index.ts';
import { activities } from '../activities/activities.table.ts';
import { levels } from '../levels/levels.table.ts';
import { pictureReference } from '../media/pictures.read-model.ts';
import { rentingMaterials } from '../renting-materials/renting-materials.table.ts';
import { sleepingStyles } from '../sleeping-styles/sleeping-styles.table.ts';
import { tags } from '../tags/tags.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import type { TourOverrides } from './tour-record.ts';

/** What the fields of a tour refer to. */
export const TOUR_REFERENCES = {
  headImage: pictureReference,
  images: pictureReference,
  level: { table: levels },
  sleepingStyle: { table: sleepingStyles },
  activities: { table: activities },
  tags: { table: tags },
  rentingMaterials: { table: rentingMaterials },
  'priceComponents[].vatRate': { table: vatRates },
} as const;

/** A set, which has no order of its own. */
export const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

const cleaned = <Text extends string | null>(text: Text): Text =>
  (text === null ? null : cleanRichText(text)) as Text;

/** Formatted texts keep only what the editor can write. */
export const TOUR_NORMALISERS = {
  activities: distinct,
  tags: distinct,
  programText: cleaned,
  equipmentText: cleaned,
  servicesText: cleaned,
  requirementsText: cleaned,
  curriculum: cleaned,
} satisfies Normalisers<TourOverrides> & Readonly<Record<(typeof RICH_TEXT_FIELDS)[number], unknown>>;
