import type { BookingPersonRequest, BookingRequest } from '@firn/shared-contracts/api';
import { formatNumericDate, formatPhone } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { choiceOf, type Rentable } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { materialTexts } from '../../i18n/de-CH/material.ts';
import styles from './review.module.css';

function factsOf(person: BookingPersonRequest, t: Translate<typeof bookingTexts>): string {
  const facts = [
    t('payment.birthday', { date: formatNumericDate(person.birthday) }),
    person.sac && t('payment.sac'),
    person.vegetarian && t('payment.vegetarian'),
    person.allergies && t('payment.allergies', { text: person.allergiesText ?? '' }),
    person.guardianName && t('payment.minor', { name: person.guardianName }),
  ];
  return facts.filter(Boolean).join(', ');
}

/** What a person rents, on a line of its own. */
function RentedMaterial({ person, rentable }: { person: BookingPersonRequest; rentable: Rentable }) {
  const t = useTexts(materialTexts);
  const rented = rentable.rules.rentedBy(choiceOf(person), rentable.materials);
  return rented.length > 0 && <p className={styles.quiet}>{t('rents', { material: rented.join(', ') })}</p>;
}

interface ReviewProps {
  readonly request: BookingRequest;
  /** Null where nothing is rented. */
  readonly rentable: Rentable | null;
  readonly detailsPath: string;
}

/** A summary of what will be booked. */
export function Review({ request, rentable, detailsPath }: ReviewProps) {
  const t = useTexts(bookingTexts);
  const { booker, bookingPersons, message } = request;
  return (
    <div className={styles.review}>
      <section className={styles.block}>
        <h2>{t('payment.personsTitle')}</h2>
        <ul className={styles.persons}>
          {bookingPersons.map((person) => (
            <li key={person.email}>
              {person.firstName} {person.lastName}
              <p className={styles.quiet}>{factsOf(person, t)}</p>
              {rentable && <RentedMaterial person={person} rentable={rentable} />}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block}>
        <h2>{t('payment.bookerTitle')}</h2>
        <p>
          {booker.firstName} {booker.lastName}
        </p>
        <p className={styles.quiet}>
          {booker.address}, {booker.postalCode} {booker.city}, {booker.email},{' '}
          <span className={styles.phone}>{formatPhone(booker.phone)}</span>
        </p>
      </section>
      {message && (
        <section className={styles.block}>
          <h2>{t('payment.messageTitle')}</h2>
          <p>{message}</p>
        </section>
      )}
      <p>
        <Link to={detailsPath}>{t('payment.edit')}</Link>
      </p>
    </div>
  );
}
