import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import { formatLocalDate } from '@firn/shared-ui/format';
import { BOOKING_PERSON_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Facts } from '../../shared/facts.tsx';
import { PhoneLink } from '../../shared/phone-link.tsx';
import styles from './booking.module.css';

function Person({ person }: { readonly person: BookingPersonResponse }) {
  const t = useTexts(bookingTexts);
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  return (
    <article className={styles.personCard}>
      <h3 className={styles.personName}>
        {`${person.firstName} ${person.lastName}`}
        {person.booker && <small>{t('people.booker')}</small>}
      </h3>
      <Facts
        facts={[
          [t('people.state'), BOOKING_PERSON_STATE_LABELS[person.state]],
          [t('people.birthday'), formatLocalDate(person.birthday)],
          [
            t('overview.email'),
            <a key="email" href={`mailto:${person.email}`}>
              {person.email}
            </a>,
          ],
          [t('overview.phone'), person.phone && <PhoneLink phone={person.phone} />],
          [
            t('people.contact'),
            <span key="contact">
              {`${person.contactFirstName} ${person.contactLastName}, `}
              <PhoneLink phone={person.contactPhone} />
            </span>,
          ],
          [t('people.sac'), yesOrNo(person.sac)],
          [t('people.vegetarian'), yesOrNo(person.vegetarian)],
          [t('people.allergies'), person.allergies ? (person.allergiesText ?? t('yes')) : t('no')],
          [t('people.hardestTour'), person.hardestTour],
        ]}
      />
    </article>
  );
}

export function People({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingTexts);
  const { bookingPersons } = booking;
  return (
    <>
      <h2 className={styles.heading}>{t('people.heading', { count: bookingPersons.length })}</h2>
      <div className={styles.people}>
        {bookingPersons.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </div>
    </>
  );
}
