import type {
  BookingRequest,
  BookingResponse,
  EventResponse,
  SeatOptionResponse,
  UserResponse,
} from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useMemo, useState } from 'react';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import { ruleContext } from '../../shared/booking-form/person-values.logic.ts';
import { validateAs } from '../../shared/booking-form/validate-as.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import {
  fieldPath,
  type NewBookingValues,
  newBookingBody,
  newBookingValues,
  newBookingViolations,
  overrideComplaints,
} from './booking-values.logic.ts';
import { ClosingSection } from './closing-section.tsx';
import { GuestSection } from './guest-section.tsx';
import { validateBookingRequest } from './new-booking.validator.generated.js';
import { PersonsSection } from './persons-section.tsx';
import { useBook } from './use-book.ts';
import { useRentable } from './use-rentable.ts';

interface NewBookingFormProps {
  readonly event: EventResponse | undefined;
  /** Whose booking it is, as far as it was known before. */
  readonly user: UserResponse | null;
  /** The option whose seats it takes. */
  readonly option: SeatOptionResponse | null;
}

type FieldName = keyof typeof bookingPersonTexts.messages.fields;

/** What a booking asks for, with what the office adds (docs/domain/bookings.md#booking-by-the-office). */
export function NewBookingForm({ event, user, option }: NewBookingFormProps) {
  const t = useTexts(newBookingTexts);
  const label = useTexts(bookingPersonTexts);
  const { navigation, now } = useShell();
  const rentable = useRentable(event);
  const asked = useMemo(
    () => ({ event, context: ruleContext(event, now()), rentable, option: option?.['@id'] }),
    [event, now, rentable, option],
  );
  const [waits, setWaits] = useState(false);
  const { shown, save } = useBook(event, asked);
  const validate = useMemo(
    () =>
      validateAs<NewBookingValues, BookingRequest>(
        validateBookingRequest,
        (values) => newBookingBody(values, asked, 0),
        // The event stands outside of the form; whoever books says who they are in one place.
        ({ instancePath }, body) => {
          const path = instancePath.replace(/^\/bookingPersons\/(\d+)\//, 'bookingPersons[$1].');
          const persons = body.bookingPersons as unknown as NewBookingValues['bookingPersons'];
          const field = fieldPath(path, { bookingPersons: persons } as NewBookingValues);
          // A rule says it of the material, in words of its own.
          const isMaterial = instancePath.includes('/rentingMaterial');
          return instancePath !== '/event' && !isMaterial && !(field !== path && field.startsWith('booker.'));
        },
      ),
    [asked],
  );
  const fields = Object.keys(bookingPersonTexts.messages.fields) as FieldName[];
  const labelsBelow = (path: string) => fields.map((field) => [`${path}.${field}`, label(`fields.${field}`)]);
  return (
    <ContractForm<BookingResponse, NewBookingValues, NewBookingValues>
      base={null}
      valuesOf={() => newBookingValues(user, option)}
      validate={validate}
      rules={(values) => [
        ...newBookingViolations(values, asked),
        ...overrideComplaints(values, {
          override: t(values.mayWait ? 'overrideOrWait' : 'overrideFirst'),
          reason: t('reasonFirst'),
        }),
      ]}
      save={save}
      label={t('label')}
      fieldLabels={Object.fromEntries([
        ...labelsBelow('booker'),
        ...labelsBelow('bookingPersons[]'),
        ...(['user', 'message', 'acceptTerms', 'wait', 'override', 'reason', 'notify'] as const).map(
          (field) => [field, t(field)],
        ),
      ])}
      saveText={t(waits ? 'saveWaiting' : 'save')}
      savedText={t(waits ? 'doneWaiting' : 'done')}
      onSaved={(booking) => navigation.push(bookingPath(booking))}
    >
      <GuestSection />
      <PersonsSection context={asked.context} rentable={rentable} />
      <ClosingSection event={event} rentable={rentable} shown={shown} onWaits={setWaits} />
    </ContractForm>
  );
}
