import type { BookingPersonRequest, BookingRequest } from '@firn/shared-contracts/api';
import { formatNumericDate, formatPhone } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
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

interface ReviewProps {
  readonly request: BookingRequest;
  readonly detailsPath: string;
}

/** A summary of what will be booked. */
export function Review({ request, detailsPath }: ReviewProps) {
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
