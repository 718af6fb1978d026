import type { UserResponse } from '@firn/shared-contracts/api';
import { EntityField, FormSection, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import { AddressFields, IdentityFields } from '../../shared/booking-form/person-fields.tsx';
import type { PersonValues } from '../../shared/booking-form/person-values.logic.ts';
import { idOf } from '../../shared/id-of.ts';
import { userOption, userSource } from '../../shared/user-source.ts';
import { bookerOf, participantOf, withContactOf } from './booking-values.logic.ts';

const users = resource('users');

/** Fills in what is known of a guest as soon as somebody chooses the account; what is typed afterwards stays. */
function useFilling(user: UserResponse | undefined) {
  const change = useFormChange();
  const persons = useFormValue<readonly PersonValues[]>('bookingPersons');
  const filled = useRef<string | null>(null);
  useEffect(() => {
    if (!user || filled.current === user.id) return;
    filled.current = user.id;
    change('booker', bookerOf(user));
    change(
      'bookingPersons',
      persons.map((person) =>
        person.booker ? { ...person, ...participantOf(user) } : withContactOf(participantOf(user), person),
      ),
    );
  }, [user, change, persons]);
}

/** Who books and pays: an account, or a guest without one. */
export function GuestSection() {
  const t = useTexts(newBookingTexts);
  const { api } = useShell();
  const iri = useFormValue<string | null>('user');
  const { data } = useQuery({ ...users.item(api, idOf(iri ?? '')), enabled: Boolean(iri) });
  useFilling(iri ? data : undefined);
  return (
    <FormSection title={t('guest')}>
      <EntityField
        name="user"
        label={t('user')}
        description={t('userHint')}
        {...userSource(api)}
        selected={data ? userOption(data) : null}
      />
      <IdentityFields path="booker" />
      <AddressFields path="booker" required />
    </FormSection>
  );
}
