import { useTexts } from '@firn/shared-ui/remote';
import { auditTexts } from '../../i18n/de-CH/audit.ts';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import { type FieldLabels, useTourFieldLabels } from '../../shared/history/use-tour-field-labels.ts';

/** The words of the forms for the fields of whatever the office keeps. */
export function useFieldLabels(): FieldLabels {
  const tours = useTourFieldLabels();
  const person = useTexts(bookingPersonTexts);
  const user = useTexts(userFieldsTexts);
  const own = useTexts(auditTexts);
  type PersonField = keyof typeof bookingPersonTexts.messages.fields;
  type UserField = keyof typeof userFieldsTexts.messages;
  type OwnField = keyof typeof auditTexts.messages.fields;
  const { fields } = bookingPersonTexts.messages;
  return Object.fromEntries([
    ...(Object.keys(fields) as PersonField[]).map((field) => [field, person(`fields.${field}`)]),
    ...(Object.keys(userFieldsTexts.messages) as UserField[]).map((field) => [field, user(field)]),
    ...Object.entries(tours),
    ...(Object.keys(auditTexts.messages.fields) as OwnField[]).map((field) => [
      field,
      own(`fields.${field}`),
    ]),
  ]);
}
