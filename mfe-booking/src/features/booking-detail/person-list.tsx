import type { BookingPersonResponse } from '@firn/shared-contracts/api';
import { formatNumericDate, formatPhone } from '@firn/shared-ui/format';
import { BOOKING_PERSON_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import styles from './booking-detail.module.css';

function Person({ person }: { readonly person: BookingPersonResponse }) {
  const t = useTexts(bookingDetailTexts);
  const facts = [
    formatNumericDate(person.birthday),
    person.sac && t('sac'),
    person.vegetarian && t('vegetarian'),
    person.allergies && t('allergies', { text: person.allergiesText ?? '' }),
  ].filter(Boolean);
  const contact = `${person.contactFirstName} ${person.contactLastName}, ${formatPhone(person.contactPhone)}`;
  return (
    <li>
      <strong>
        {person.firstName} {person.lastName}
      </strong>
      {person.state !== 'active' && ` (${BOOKING_PERSON_STATE_LABELS[person.state]})`}
      <p className={styles.quiet}>{facts.join(', ')}</p>
      <p className={styles.quiet}>{t('emergency', { contact })}</p>
    </li>
  );
}

export function PersonList({ persons }: { readonly persons: readonly BookingPersonResponse[] }) {
  return (
    <ul className={styles.persons}>
      {persons.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  );
}
