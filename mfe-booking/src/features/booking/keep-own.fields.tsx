import { CheckboxField } from '@firn/shared-ui/form';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from '../../shared/person/fields.module.css';
import type { BookingValues } from './draft/values.ts';
import { bookerTakesPart } from './persons.logic.ts';

/** Offers to remember what the booker typed of themselves (docs/domain/accounts.md#remembered-for-the-next-booking). */
export function KeepOwnFields({ values }: { readonly values: BookingValues }) {
  const t = useTexts(bookingTexts);
  const { user, impersonator } = useSession();
  if (!user || impersonator || values.bookingPersons[0]?.isKnown) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('keepOwn.title')}</legend>
      <CheckboxField name="keepsOwn" label={t('keepOwn.own')} description={t('keepOwn.ownHint')} />
      {bookerTakesPart(values) && (
        <CheckboxField name="keepsDiet" label={t('keepOwn.diet')} description={t('keepOwn.dietHint')} />
      )}
    </fieldset>
  );
}
