import type { Translate } from '@firn/shared-ui/i18n';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import type { OfferValues } from '../offer-values.ts';
import type { Words } from './describe.ts';

type Field = keyof OfferValues & keyof typeof offerTexts.messages.fields;
type PriceField = keyof typeof offerTexts.messages.prices.fields;
type ExtraField = keyof typeof offerTexts.messages.prices.extraFields;

const PRICE_FIELDS = Object.keys(offerTexts.messages.prices.fields) as PriceField[];
const EXTRA_FIELDS = Object.keys(offerTexts.messages.prices.extraFields) as ExtraField[];

export type OfferLabels = Readonly<Record<Field, string>>;
export type PriceLabels = Readonly<Record<PriceField, string>>;

/** Names of the fields. */
export const offerLabels = (t: Translate<typeof offerTexts>): OfferLabels =>
  Object.fromEntries(
    (Object.keys(offerTexts.messages.fields) as Field[]).map((field) => [field, t(`fields.${field}`)]),
  ) as OfferLabels;

/** What a value without words of its own is called. */
export const offerValueWords = (t: Translate<typeof offerTexts>): Words => ({
  none: t('none'),
  yes: t('yes'),
  no: t('no'),
});

export const priceLabels = (t: Translate<typeof offerTexts>): PriceLabels =>
  Object.fromEntries(PRICE_FIELDS.map((field) => [field, t(`prices.fields.${field}`)])) as PriceLabels;

/** The same by path, for what is said about a field elsewhere than at it. */
export const labelsByPath = (t: Translate<typeof offerTexts>): Readonly<Record<string, string>> => ({
  ...offerLabels(t),
  ...Object.fromEntries(
    PRICE_FIELDS.map((field) => [`priceComponents[].${field}`, t(`prices.fields.${field}`)]),
  ),
  ...Object.fromEntries(
    EXTRA_FIELDS.map((field) => [`extraCosts[].${field}`, t(`prices.extraFields.${field}`)]),
  ),
});
