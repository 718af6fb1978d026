import type { BookingResponse, SuspiciousBookingsResponse } from '@firn/shared-contracts/api';
import { formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { suspiciousBookingsTexts } from '../../i18n/de-CH/suspicious-bookings.ts';
import { bookingPath, suspiciousPath } from '../../shared/booking-paths.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { BOOKING_STATE_TONES } from '../../shared/state-tones.ts';
import { CancelAll } from './cancel-all.tsx';
import styles from './suspicious-network.module.css';

const suspicious = resource('suspicious_bookings');
const bookings = resource('bookings');

const AMOUNTS = ['bookings', 'seats', 'events', 'ongoingBookings', 'takenSeats'] as const;
const TIMES = ['firstAt', 'lastAt'] as const;

type T = Translate<typeof suspiciousBookingsTexts>;
type Column = ListColumn<BookingResponse>;

function bookingColumns(t: T): Column[] {
  const column = (
    id: keyof typeof suspiciousBookingsTexts.messages.booking,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`booking.${id}`), cell, ...more });
  return [
    column('bookingNumber', ({ bookingNumber }) => bookingNumber, { width: 8.25 }),
    column('createdAt', ({ createdAt }) => formatShortDateTime(createdAt), { sortable: true, width: 8.5 }),
    column('booker', ({ booker }) => booker.fullName),
    column('email', ({ booker }) => booker.email, { isMinor: true }),
    column('event', ({ event }) => event.title, { isMinor: true }),
    column('persons', ({ personCount }) => personCount, { align: 'end', width: 4, isMinor: true }),
    column(
      'state',
      ({ state }) => <StateMark tone={BOOKING_STATE_TONES[state]}>{BOOKING_STATE_LABELS[state]}</StateMark>,
      { width: 8 },
    ),
  ];
}

function Network({ network }: { readonly network: SuspiciousBookingsResponse }) {
  const t = useTexts(suspiciousBookingsTexts);
  return (
    <>
      <dl className={styles.facts}>
        {AMOUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`columns.${name}`)}</dt>
            <dd>{network[name]}</dd>
          </div>
        ))}
        {TIMES.map((name) => (
          <div key={name}>
            <dt>{t(`columns.${name}`)}</dt>
            <dd>{formatShortDateTime(network[name])}</dd>
          </div>
        ))}
      </dl>
      <ResourceList
        resource={bookings}
        name="suspicious-network"
        title={t('list.title')}
        isPart
        query={{ network: network['@id'] }}
        columns={bookingColumns(t)}
        sorting={{ column: 'createdAt', direction: 'desc' }}
        href={bookingPath}
        nameOf={({ bookingNumber }) => bookingNumber}
        empty={t('list.empty')}
      />
    </>
  );
}

/** `/admin/bookings/suspicious/:id`: one network, its bookings, and the one action for all of them. */
export function Page() {
  const t = useTexts(suspiciousBookingsTexts);
  const { id = '' } = usePageParams();
  return (
    <ResourcePage
      resource={suspicious}
      id={id}
      title={t('title')}
      nameOf={({ network }) => t('heading', { network })}
      statusOf={({ ongoingBookings }) =>
        ongoingBookings > 0 ? (
          <StateMark tone="bad">{t('ongoing', { bookings: String(ongoingBookings) })}</StateMark>
        ) : (
          <StateMark tone="quiet">{t('allCancelled')}</StateMark>
        )
      }
      actions={(network) => <CancelAll network={network} />}
      tabs={[{ path: suspiciousPath({ id }), text: t('list.title') }]}
    >
      {(network) => <Network network={network} />}
    </ResourcePage>
  );
}
