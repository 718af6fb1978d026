import type { AccommodationResponse, EventAccommodationResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { formatLocalDate } from '@firn/shared-ui/format';
import { RESERVATION_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { accommodationSeasonTexts } from '../../i18n/de-CH/accommodation-season.ts';
import { bedsOf } from '../../shared/beds.ts';
import { sleepingPath } from '../../shared/event-paths.ts';
import { idOf } from '../../shared/id-of.ts';
import { ScrollFrame } from '../../shared/scroll-frame.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { RESERVATION_TONES } from '../../shared/state-tones.ts';
import { type Night, nightsOf } from './nights.logic.ts';
import styles from './season.module.css';

const reservations = resource('event_accommodations');

interface HouseProps {
  readonly house: AccommodationResponse;
}

function Years({ year }: { readonly year: number }) {
  const t = useTexts(accommodationSeasonTexts);
  return (
    <nav className={styles.years} aria-label={t('years')}>
      <Link to={`?jahr=${year - 1}`}>{t('before', { year: String(year - 1) })}</Link>
      <h2>{t('heading', { year: String(year) })}</h2>
      <Link to={`?jahr=${year + 1}`}>{t('after', { year: String(year + 1) })}</Link>
    </nav>
  );
}

function Who({ reservation }: { readonly reservation: EventAccommodationResponse }) {
  const t = useTexts(accommodationSeasonTexts);
  const { event, offer, eventCode, eventTitle, state, differences } = reservation;
  return (
    <li>
      <Link to={sleepingPath({ id: idOf(event), offer })}>
        {eventTitle}, {eventCode}
      </Link>{' '}
      <StateMark tone={RESERVATION_TONES[state]}>
        {t('reservation', { persons: String(bedsOf(reservation)), state: RESERVATION_STATE_LABELS[state] })}
      </StateMark>
      {differences.length > 0 && <StateMark tone="bad">{t('differs')}</StateMark>}
    </li>
  );
}

function NightRow({ night, beds }: { readonly night: Night; readonly beds: number | null }) {
  const t = useTexts(accommodationSeasonTexts);
  const persons = String(night.persons);
  return (
    <tr>
      <th scope="row">{formatLocalDate(addDays(night.date, 1))}</th>
      <td>
        {beds === null ? t('bedsUnknown', { persons }) : t('persons', { persons, beds: String(beds) })}
        {beds !== null && night.persons > beds && <strong> {t('tooMany')}</strong>}
      </td>
      <td>{night.open}</td>
      <td>
        <ul className={styles.who}>
          {night.reservations.map((reservation) => (
            <Who key={reservation.id} reservation={reservation} />
          ))}
        </ul>
      </td>
    </tr>
  );
}

function Nights({ nights, house }: HouseProps & { readonly nights: readonly Night[] }) {
  const t = useTexts(accommodationSeasonTexts);
  if (nights.length === 0) return <p>{t('empty')}</p>;
  return (
    <ScrollFrame label={house.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.night')}</th>
            <th scope="col">{t('columns.persons')}</th>
            <th scope="col">{t('columns.open')}</th>
            <th scope="col">{t('columns.who')}</th>
          </tr>
        </thead>
        <tbody>
          {nights.map((night) => (
            <NightRow key={night.date} night={night} beds={house.beds} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** The nights of a year in a house. */
export function Season({ house }: HouseProps) {
  const { api, now } = useShell();
  const [search] = useSearchParams();
  const asked = Number(search.get('jahr'));
  const year = asked >= 2000 && asked < 2100 ? asked : Number(zurichDate(now()).slice(0, 4));
  const { data, error, refetch } = useQuery(
    reservations.list(api, {
      accommodation: house['@id'],
      'start[after]': `${year}-01-01`,
      'start[before]': `${year}-12-31`,
      pagination: false,
    }),
  );
  return (
    <>
      <Years year={year} />
      {data && <Nights nights={nightsOf(data['hydra:member'])} house={house} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
