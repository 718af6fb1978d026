import { formatNumericDate, formatPhone } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useForm } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from '../../shared/person/fields.module.css';
import { GuardianFields } from '../../shared/person/guardian.fields.tsx';
import { HardestTourField } from '../../shared/person/hardest-tour.field.tsx';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { isMinor } from '../../shared/person/person-request.logic.ts';
import type { PersonValues } from './draft/values.ts';
import { PersonMaterial } from './person-material.fields.tsx';

/** A number stands on one line. */
const unbroken = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0');

function factsOf(person: PersonValues, t: Translate<typeof bookingTexts>): string {
  // The booker's number stands above, where it can be changed.
  const { birthday = '', phone = '', contactFirstName, contactLastName, contactPhone = '' } = person;
  const facts = [
    t('payment.birthday', { date: formatNumericDate(birthday) }),
    !person.booker && unbroken(phone),
    t('family.contact', { name: `${contactFirstName} ${contactLastName}`, phone: unbroken(contactPhone) }),
    person.sac && t('payment.sac'),
    person.vegetarian && t('payment.vegetarian'),
    person.allergies && t('payment.allergies', { text: person.allergiesText ?? '' }),
  ];
  return facts.filter(Boolean).join(', ');
}

interface KnownPersonProps {
  readonly index: number;
  readonly person: PersonValues;
  readonly context: PersonContext;
}

/** What is known of a person, and what this event asks of them. */
export function KnownPerson({ index, person, context }: KnownPersonProps) {
  const path = `bookingPersons[${index}]`;
  const form = useForm();
  const t = useTexts(bookingTexts);
  return (
    <>
      <div className={styles.known}>
        <p>{factsOf(person, t)}</p>
        <Button variant="subtle" size="compact-sm" onClick={() => form.change(`${path}.isKnown`, false)}>
          {t('family.change')}
        </Button>
      </div>
      {isMinor(person.birthday, context.eventStart) && <GuardianFields path={path} />}
      {context.asksHardestTour && <HardestTourField path={path} />}
      <PersonMaterial index={index} rentable={context.rentable} />
    </>
  );
}
