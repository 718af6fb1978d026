import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import { BOOKING_PERSON_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { PersonFacts } from '../../shared/person/person-facts.tsx';
import styles from './booking-detail.module.css';
import { type BookingLink, changePath } from './booking-link.ts';
import { rentedOf } from './rented.logic.ts';

type Person = BookingPersonResponse;

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

interface PersonItemProps {
  readonly person: Person;
  readonly booking: BookingResponse;
  /** What its guest may do about this person. */
  readonly actions: PersonActions;
  readonly link: BookingLink;
}

function PersonItem({ person, booking, actions, link }: PersonItemProps) {
  const t = useTexts(bookingDetailTexts);
  const name = fullName(person);
  const isActive = person.state === 'active';
  return (
    <li>
      <h3 className={styles.name}>
        {name}
        {person.booker && <span className={styles.quiet}> {t('persons.booker')}</span>}
        {!isActive && <span className={styles.quiet}> {BOOKING_PERSON_STATE_LABELS[person.state]}</span>}
      </h3>
      <PersonFacts person={person} bookerEmail={booking.booker.email} rented={rentedOf(booking, person)} />
      {isActive && Object.values(actions).some(Boolean) && (
        <p className={styles.links}>
          {actions.mayChangeMaterial && (
            <Link
              to={changePath(link, 'material', person.id)}
              aria-label={t('persons.materialName', { name })}
            >
              {t('persons.changeMaterial')}
            </Link>
          )}
          {actions.mayReplace && (
            <Link to={changePath(link, 'person', person.id)} aria-label={t('persons.replaceName', { name })}>
              {t('persons.replace')}
            </Link>
          )}
          {actions.mayCancel && (
            <Link
              to={changePath(link, 'annullieren', person.id)}
              aria-label={t('persons.cancelName', { name })}
            >
              {t('persons.cancel')}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}

export interface PersonActions {
  readonly mayReplace: boolean;
  /** Whether other material can be chosen. */
  readonly mayChangeMaterial: boolean;
  readonly mayCancel: boolean;
}

interface PersonListProps {
  readonly booking: BookingResponse;
  readonly actions: PersonActions;
  readonly link: BookingLink;
}

const LEFT: readonly Person['state'][] = ['cancelled', 'replaced'];

/** Those who take part, and below who does not any more. */
export function PersonList({ booking, actions, link }: PersonListProps) {
  const { bookingPersons: persons } = booking;
  const t = useTexts(bookingDetailTexts);
  const left = persons.filter(({ state }) => LEFT.includes(state));
  return (
    <>
      <ul className={styles.persons}>
        {persons
          .filter((person) => !left.includes(person))
          .map((person) => (
            <PersonItem key={person.id} person={person} booking={booking} actions={actions} link={link} />
          ))}
      </ul>
      {left.length > 0 && (
        <p className={styles.quiet}>
          {t('persons.left')}:{' '}
          {left
            .map((person) => `${fullName(person)} (${BOOKING_PERSON_STATE_LABELS[person.state]})`)
            .join(', ')}
        </p>
      )}
    </>
  );
}
