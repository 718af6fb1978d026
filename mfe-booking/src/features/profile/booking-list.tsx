import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateRange, formatPersons } from '@firn/shared-ui/format';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { Link } from 'react-router';
import styles from './profile.module.css';

interface BookingListProps {
  readonly title: string;
  readonly empty: string;
  readonly bookings: readonly BookingResponse[];
}

function BookingItem({ booking }: { readonly booking: BookingResponse }) {
  const { event } = booking;
  return (
    <li>
      <Link className={styles.booking} to={`/profil/buchung/${booking.id}`}>
        <strong>{event.title}</strong>
        <span className={styles.state}>{BOOKING_STATE_LABELS[booking.state]}</span>
        <span className={styles.quiet}>
          {formatDateRange(event.start, event.end)}, {event.place}
        </span>
        <span className={styles.state}>{formatPersons(booking)}</span>
      </Link>
    </li>
  );
}

export function BookingList({ title, empty, bookings }: BookingListProps) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {bookings.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {bookings.map((booking) => (
            <BookingItem key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </section>
  );
}
