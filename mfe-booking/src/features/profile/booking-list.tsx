import { type BookingResponse, waitlistPath } from '@firn/shared-contracts/api';
import { formatDateRange, formatPersons } from '@firn/shared-ui/format';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { profileTexts } from '../../i18n/de-CH/profile.ts';
import styles from './profile.module.css';
import { todoOf } from './todo.ts';

interface BookingListProps {
  readonly title: string;
  /** What stands in place of an empty list. */
  readonly empty?: string;
  readonly bookings: readonly BookingResponse[];
}

/** Seats that are offered are accepted on a page of their own; all else stands at the booking. */
const pathOf = ({ id, state }: BookingResponse): string =>
  state === 'offered' ? waitlistPath(id) : `/profil/buchung/${id}`;

function BookingItem({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(profileTexts);
  const { event } = booking;
  const todo = todoOf(booking, t, useShell().now());
  return (
    <li>
      <Link className={styles.booking} to={pathOf(booking)}>
        <strong>{event.title}</strong>
        <span className={styles.state}>{BOOKING_STATE_LABELS[booking.state]}</span>
        <span className={styles.quiet}>
          {formatDateRange(event.start, event.end)}, {event.place}
        </span>
        <span className={styles.state}>{formatPersons(booking)}</span>
        {todo && <span className={styles.todo}>{todo}</span>}
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
