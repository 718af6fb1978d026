import { type BookingRuleContext, MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import type { PersonValues } from '../../shared/booking-form/person-values.logic.ts';
import { idOf } from '../../shared/id-of.ts';
import type { BookerValues } from './booking-values.logic.ts';
import { atHome, personOf, withPerson } from './family.logic.ts';
import styles from './new-booking.module.css';

/** The family of the account that is booked for: one press takes somebody along (docs/domain/accounts.md#family). */
export function FamilyChoice({ context }: { readonly context: BookingRuleContext }) {
  const t = useTexts(newBookingTexts);
  const { api } = useShell();
  const change = useFormChange();
  const user = useFormValue<string | null>('user');
  const booker = useFormValue<BookerValues>('booker');
  const persons = useFormValue<readonly PersonValues[]>('bookingPersons');
  const family = resource('family_members', `/api/users/${idOf(user ?? '')}/family_members`);
  const { data } = useQuery({ ...family.list(api, {}), enabled: Boolean(user) });
  const others = user ? atHome(data?.['hydra:member'] ?? [], persons) : [];
  if (others.length === 0 || persons.length >= MAXIMUM_BOOKING_PERSONS) return null;
  return (
    <fieldset className={styles.family}>
      <legend>{t('family')}</legend>
      {others.map((member) => (
        <Button
          key={member.id}
          variant="default"
          size="compact-sm"
          onClick={() =>
            change('bookingPersons', withPerson(persons, personOf(member, { booker, persons }, context)))
          }
        >
          {t('familyAdd', { name: member.fullName })}
        </Button>
      ))}
    </fieldset>
  );
}
