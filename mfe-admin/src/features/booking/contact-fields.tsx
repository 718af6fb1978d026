import { type BookingResponse, etagOf } from '@firn/shared-contracts/api';
import { SALUTATIONS } from '@firn/shared-contracts/domain';
import { FormSection, PlaceFields, SelectField, TextField, useFormValue } from '@firn/shared-ui/form';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';

const salutations = SALUTATIONS.map((value) => ({ value, label: value }));

interface ContactFieldsProps {
  readonly booking: BookingResponse;
}

/** What goes to the new address once there is one. */
function AddressMail({ booking }: ContactFieldsProps) {
  const email = useFormValue<string | null>('booker.email')?.trim().toLowerCase();
  if (!email || email === booking.booker.email) return null;
  return (
    <StepMails
      method="patch"
      path={booking['@id']}
      body={{ booker: { email } }}
      options={{ query: { dryRun: 1 }, ifMatch: etagOf(booking) }}
    />
  );
}

/** Who booked, and how they are reached (docs/domain/office.md#bookings). */
export function ContactFields({ booking }: ContactFieldsProps) {
  const t = useTexts(bookingTexts);
  const label = useTexts(userFieldsTexts);
  return (
    <FormSection title={t('overview.booker')}>
      <SelectField name="booker.salutation" label={label('salutation')} options={salutations} />
      <TextField name="booker.firstName" label={label('firstName')} maxLength={60} required />
      <TextField name="booker.lastName" label={label('lastName')} maxLength={60} required />
      <TextField
        name="booker.email"
        label={label('email')}
        description={t('edit.emailHint')}
        type="email"
        required
      />
      <AddressMail booking={booking} />
      <TextField name="booker.phone" label={label('phone')} type="tel" required />
      <TextField name="booker.address" label={label('address')} maxLength={70} required />
      <PlaceFields path="booker" labels={{ postalCode: label('postalCode'), city: label('city') }} required />
      <TextField name="booker.country" label={label('country')} maxLength={2} required />
    </FormSection>
  );
}
