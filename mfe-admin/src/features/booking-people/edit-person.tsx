import {
  type BookingPersonPatch,
  type BookingPersonResponse,
  type BookingResponse,
  type BookingRuleContext,
  bookingPersonViolations,
  etagOf,
} from '@firn/shared-contracts/api';
import { ApiError, isApiError } from '@firn/shared-contracts/shell';
import { ContractForm } from '@firn/shared-ui/form';
import { formatNumericDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, type Stored } from '@firn/shared-ui/resource';
import { bookingPeopleTexts } from '../../i18n/de-CH/booking-people.ts';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import { useTakeBooking } from '../../shared/booking-changes/use-change.ts';
import { PersonFields } from '../../shared/booking-form/person-fields.tsx';
import {
  type PersonValues,
  personRequest,
  personValues,
} from '../../shared/booking-form/person-values.logic.ts';
import { validateBookingPersonPatch } from './booking-people.validator.generated.js';

const bookings = resource('bookings');

interface EditPersonProps {
  readonly booking: BookingResponse;
  readonly person: BookingPersonResponse;
  readonly context: BookingRuleContext;
  readonly onDone: () => void;
}

/** Writes a person, then reads the booking: the answer to the write is what guides read of them, without the address. */
function useSavePerson({ booking, person }: Pick<EditPersonProps, 'booking' | 'person'>) {
  const { api } = useShell();
  const take = useTakeBooking();
  const readAgain = async () => {
    const read = await bookings.read(api, booking.id, { quiet: true });
    const found = read.bookingPersons.find(({ id }) => id === person.id);
    return { read, found };
  };
  return async (body: BookingPersonPatch, stored: Stored): Promise<BookingPersonResponse> => {
    try {
      await api.patch(stored['@id'], body, { quiet: true, ifMatch: etagOf(stored) });
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error;
      const { found } = await readAgain();
      throw new ApiError({ ...error.problem, current: found });
    }
    const { read, found } = await readAgain();
    await take(read);
    return found ?? person;
  };
}

/** What was wrong about a person is corrected; who pays what stays. */
export function EditPerson({ booking, person, context, onDone }: EditPersonProps) {
  const t = useTexts(bookingPeopleTexts);
  const label = useTexts(bookingPersonTexts);
  const save = useSavePerson({ booking, person });
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  const fields = Object.keys(
    bookingPersonTexts.messages.fields,
  ) as (keyof typeof bookingPersonTexts.messages.fields)[];
  return (
    <ContractForm<BookingPersonResponse, PersonValues, BookingPersonPatch>
      base={person}
      valuesOf={(item) => personValues(item ?? person)}
      validate={validateBookingPersonPatch}
      rules={(values) =>
        bookingPersonViolations(personRequest(values, context), '', context).map(
          ({ propertyPath, message }) => ({ propertyPath: propertyPath.slice(1), message }),
        )
      }
      save={save}
      label={t('editOf', { name: `${person.firstName} ${person.lastName}` })}
      fieldLabels={Object.fromEntries(fields.map((field) => [field, label(`fields.${field}`)]))}
      describe={{
        vegetarian: yesOrNo,
        allergies: yesOrNo,
        guardianConsent: yesOrNo,
        birthday: (day: string) => formatNumericDate(day),
      }}
      onSaved={onDone}
      onCancel={onDone}
    >
      <PersonFields path="" context={context} hasSac={false} />
    </ContractForm>
  );
}
