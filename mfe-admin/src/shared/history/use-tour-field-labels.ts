import { useTexts } from '@firn/shared-ui/remote';
import { occurrenceTexts } from '../../i18n/de-CH/occurrence.ts';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { tourHistoryTexts } from '../../i18n/de-CH/tour-history.ts';

type Field = keyof typeof offerTexts.messages.fields;
type OwnField = keyof typeof occurrenceTexts.messages.fields;
type MoreField = keyof typeof tourHistoryTexts.messages.fields;

/** Names of fields by the field. */
export type FieldLabels = Readonly<Record<string, string>>;

/** The words that the forms of offers and events have for their fields, and those for what no form has. */
export function useTourFieldLabels(): FieldLabels {
  const offer = useTexts(offerTexts);
  const own = useTexts(occurrenceTexts);
  const more = useTexts(tourHistoryTexts);
  return Object.fromEntries([
    ...(Object.keys(offerTexts.messages.fields) as Field[]).map((field) => [field, offer(`fields.${field}`)]),
    ...(Object.keys(occurrenceTexts.messages.fields) as OwnField[]).map((field) => [
      field,
      own(`fields.${field}`),
    ]),
    ...(Object.keys(tourHistoryTexts.messages.fields) as MoreField[]).map((field) => [
      field,
      more(`fields.${field}`),
    ]),
  ]);
}
