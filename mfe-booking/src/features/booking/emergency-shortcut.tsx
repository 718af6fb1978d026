import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useForm } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import type { BookingValues, PersonValues } from './draft/values.ts';

const CONTACT = [
  'contactFirstName',
  'contactLastName',
  'contactPhone',
] as const satisfies readonly (keyof PersonValues)[];

interface EmergencyShortcutProps {
  readonly index: number;
}

/** Takes over the emergency contact of the first person, as it is by now. */
export function EmergencyShortcut({ index }: EmergencyShortcutProps) {
  const t = useTexts(bookingTexts);
  const form = useForm<BookingValues>();
  const copy = () => {
    const [first] = form.getState().values.bookingPersons;
    form.batch(() => {
      for (const field of CONTACT)
        form.change(`bookingPersons[${index}].${field}` as never, first?.[field] as never);
    });
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={copy}>
        {t('persons.emergencySame')}
      </Button>
    </div>
  );
}
