import type { EventAccommodationResponse } from '@firn/shared-contracts/api';
import { formatLocalDate, formatPhone, phoneHref } from '@firn/shared-ui/format';
import { RESERVATION_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { sleepingTexts } from '../../i18n/de-CH/sleeping.ts';
import styles from './tour.module.css';

interface HouseProps {
  readonly reservation: EventAccommodationResponse;
}

const Phone = ({ phone }: { readonly phone: string }) => <a href={phoneHref(phone)}>{formatPhone(phone)}</a>;

function House({ reservation }: HouseProps) {
  const t = useTexts(sleepingTexts);
  const { accommodation: house, arrival, departure, needed, allergies, halfBoard, state } = reservation;
  const altitude = house.altitude === null ? '' : `, ${t('altitude', { altitude: house.altitude })}`;
  const facts: [string, ReactNode][] = [
    [t('facts.phone'), house.phone && <Phone phone={house.phone} />],
    [
      t('facts.stay'),
      t('stay', { arrival: formatLocalDate(arrival), departure: formatLocalDate(departure) }),
    ],
    [t('facts.state'), RESERVATION_STATE_LABELS[state]],
    [t('facts.persons'), needed.persons],
    [t('facts.board'), halfBoard ? t('yes') : t('no')],
    [t('facts.vegetarian'), needed.vegetarian],
    [t('facts.allergies'), allergies.join('; ')],
    [
      t('facts.warden'),
      house.wardenPhone && (
        <>
          {house.warden} <Phone phone={house.wardenPhone} />
        </>
      ),
    ],
    [t('facts.arrival'), house.arrivalHint],
    [t('facts.key'), house.keyNote],
  ];
  return (
    <>
      <h3>
        {house.title}
        {altitude}
      </h3>
      <dl className={styles.facts} aria-label={house.title}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

/** Where a tour sleeps, whom to call there, and what people eat. */
export function Houses({ houses }: { readonly houses: readonly EventAccommodationResponse[] }) {
  const t = useTexts(sleepingTexts);
  const standing = houses.filter(({ state }) => state !== 'cancelled');
  if (standing.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <h2 className={styles.heading}>{t('title')}</h2>
      {standing.map((reservation) => (
        <House key={reservation.id} reservation={reservation} />
      ))}
    </section>
  );
}
