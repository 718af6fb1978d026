import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import { isEmailAlias } from '@firn/shared-contracts/domain';
import { formatNumericDate, formatPhone } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_PERSON_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import facts from '../../shared/facts.module.css';
import { useCountryName } from '../../shared/person-options.ts';
import styles from './booking-detail.module.css';
import { type BookingLink, changePath } from './booking-link.ts';
import { rentedOf } from './rented.logic.ts';

type Person = BookingPersonResponse;
type T = Translate<typeof bookingDetailTexts>;

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

const joined = (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

function membership(person: Person, t: T): string {
  if (!person.sac) return t('persons.noMember');
  return person.sacNumber ? t('persons.sacNumber', { number: person.sacNumber }) : t('persons.sac');
}

/** All that is known of a person, by its label; nothing is listed that is empty. */
function factsOf(
  person: Person,
  bookerEmail: string,
  rented: string,
  t: T,
  countryName: (code: string) => string,
): [string, string][] {
  const { phone, phonePrivate, phoneCompany, postalCode, city, country } = person;
  const phones = [phone, phonePrivate, phoneCompany].map((number) => number && formatPhone(number));
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = joined(person.address, town, town !== '' && country !== 'CH' && countryName(country));
  const food = joined(
    person.vegetarian && t('persons.vegetarian'),
    person.allergies && t('persons.allergies', { text: person.allergiesText ?? '' }),
  );
  const contact = joined(
    `${person.contactFirstName} ${person.contactLastName}`,
    formatPhone(person.contactPhone),
  );
  const all: [string, string][] = [
    [t('persons.birthday'), formatNumericDate(person.birthday)],
    [
      t('persons.email'),
      isEmailAlias(person.email, bookerEmail) ? t('persons.viaBooker', { email: bookerEmail }) : person.email,
    ],
    [t('persons.phone'), joined(...phones)],
    [t('persons.address'), address],
    [t('persons.emergency'), contact],
    [t('persons.membership'), membership(person, t)],
    [t('persons.food'), food],
    [t('persons.material'), rented],
    [t('persons.hardestTour'), person.hardestTour ?? ''],
    [t('persons.guardian'), (person.guardianConsent && person.guardianName) || ''],
  ];
  return all.filter(([, value]) => value !== '');
}

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
      <dl className={facts.facts}>
        {factsOf(person, booking.booker.email, rentedOf(booking, person), t, useCountryName()).map(
          ([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
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
            <Link to={changePath(link, 'abmelden', person.id)} aria-label={t('persons.cancelName', { name })}>
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
