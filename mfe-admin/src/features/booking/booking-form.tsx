import type { BookingPatch, BookingResponse } from '@firn/shared-contracts/api';
import { ContractForm, EntityField, TextareaField } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { idOf } from '../../shared/id-of.ts';
import { userOption, userSource } from '../../shared/user-source.ts';
import { validateBookingPatch } from './booking.validator.generated.js';
import { type Contact, contactOf } from './contact.logic.ts';
import { ContactFields } from './contact-fields.tsx';

const bookings = resource('bookings');
const users = resource('users');

interface BookingFormProps {
  readonly booking: BookingResponse;
  readonly onDone: () => void;
}

/** Who booked and is reached, the words on a booking and whose it is; never its persons or its price. */
export function BookingForm({ booking, onDone }: BookingFormProps) {
  const t = useTexts(bookingTexts);
  const { api } = useShell();
  const write = useWrite(bookings);
  const owner = useQuery({
    ...users.item(api, idOf(booking.user ?? '')),
    enabled: booking.user !== null,
  });
  const selected = owner.data ? userOption(owner.data) : null;
  const valuesOf = (item: BookingResponse | null) => ({
    booker: contactOf(item ?? booking),
    message: item?.message ?? null,
    user: item?.user ?? null,
  });
  return (
    <ContractForm<BookingResponse, ReturnType<typeof valuesOf>, BookingPatch>
      base={booking}
      valuesOf={valuesOf}
      validate={validateBookingPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('edit.label')}
      fieldLabels={{ booker: t('overview.booker'), message: t('edit.message'), user: t('edit.user') }}
      describe={{
        booker: ({ firstName, lastName, email, address, postalCode, city }: Contact) =>
          [`${firstName} ${lastName}`, email, address, `${postalCode} ${city}`].join(', '),
        user: (iri: string | null) =>
          iri !== null && iri === selected?.value ? selected.label : t('edit.user'),
      }}
      onSaved={onDone}
      onCancel={onDone}
    >
      <ContactFields booking={booking} />
      <TextareaField name="message" label={t('edit.message')} rows={4} nullable />
      <EntityField
        name="user"
        label={t('edit.user')}
        description={t('edit.userHint')}
        {...userSource(api)}
        selected={selected}
      />
    </ContractForm>
  );
}
