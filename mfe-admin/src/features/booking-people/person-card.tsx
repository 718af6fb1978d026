import type { BookingPersonResponse } from '@firn/shared-contracts/api';
import { addressBehind, zurichDate } from '@firn/shared-contracts/domain';
import { formatBirthday } from '@firn/shared-ui/format';
import { BOOKING_PERSON_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { bookingPeopleTexts } from '../../i18n/de-CH/booking-people.ts';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import { Facts } from '../../shared/facts.tsx';
import { PhoneLink } from '../../shared/phone-link.tsx';
import styles from './booking-people.module.css';

interface PersonProps {
  readonly person: BookingPersonResponse;
  readonly bookerEmail: string;
}

const linked = (phone: string | null): ReactNode => phone && <PhoneLink phone={phone} />;

function addressOf({ address, country, postalCode, city }: BookingPersonResponse): string {
  const place = [postalCode && `${country}-${postalCode}`, city].filter(Boolean).join(' ');
  return [address, place].filter(Boolean).join(', ');
}

/** Where mail to somebody goes: to the booker, where they have no address of their own. */
function Email({ person, bookerEmail }: PersonProps) {
  const t = useTexts(bookingPeopleTexts);
  const email = addressBehind(person.email, bookerEmail);
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {email !== person.email && ` ${t('viaBooker')}`}
    </>
  );
}

/** All that the booking knows of a person. */
function PersonFacts({ person, bookerEmail }: PersonProps) {
  const t = useTexts(bookingPeopleTexts);
  const label = useTexts(bookingPersonTexts);
  const today = zurichDate(useShell().now());
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  const { sac, sacNumber, allergies, allergiesText, guardianName, guardianConsent } = person;
  return (
    <Facts
      facts={[
        [t('state'), BOOKING_PERSON_STATE_LABELS[person.state]],
        [label('fields.birthday'), formatBirthday(person.birthday, today)],
        [
          label('fields.guardianName'),
          guardianName && t(guardianConsent ? 'guardian' : 'guardianMissing', { name: guardianName }),
        ],
        [label('fields.email'), <Email key="email" person={person} bookerEmail={bookerEmail} />],
        [label('fields.phone'), linked(person.phone)],
        [label('fields.phonePrivate'), linked(person.phonePrivate)],
        [label('fields.phoneCompany'), linked(person.phoneCompany)],
        [t('address'), addressOf(person)],
        [
          t('contact'),
          <span key="contact">
            {`${person.contactFirstName} ${person.contactLastName}, `}
            <PhoneLink phone={person.contactPhone} />
          </span>,
        ],
        [label('fields.sac'), sac && sacNumber ? t('sacNumber', { number: sacNumber }) : yesOrNo(sac)],
        [label('fields.vegetarian'), yesOrNo(person.vegetarian)],
        [label('fields.allergies'), allergies ? (allergiesText ?? t('yes')) : t('no')],
        [label('fields.hardestTour'), person.hardestTour],
      ]}
    />
  );
}

export type PersonAction = 'edit' | 'replace' | 'cancel';

interface PersonCardProps extends PersonProps {
  readonly actions: readonly PersonAction[];
  readonly onAction: (action: PersonAction) => void;
}

/** A person of a booking, with what can be done about them. */
export function PersonCard({ person, bookerEmail, actions, onAction }: PersonCardProps) {
  const t = useTexts(bookingPeopleTexts);
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <>
      <h3 className={styles.name}>
        {name}
        {person.booker && <small>{t('booker')}</small>}
      </h3>
      <PersonFacts person={person} bookerEmail={bookerEmail} />
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            variant="subtle"
            size="compact-sm"
            aria-label={t(`${action}Of`, { name })}
            onClick={() => onAction(action)}
          >
            {t(action)}
          </Button>
        ))}
      </div>
    </>
  );
}
