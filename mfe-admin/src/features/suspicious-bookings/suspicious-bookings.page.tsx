import type { SuspiciousBookingsResponse } from '@firn/shared-contracts/api';
import { formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { suspiciousBookingsTexts } from '../../i18n/de-CH/suspicious-bookings.ts';
import { suspiciousPath } from '../../shared/booking-paths.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { useBookingTabs } from '../../shared/use-booking-tabs.ts';

const suspicious = resource('suspicious_bookings');

type Column = ListColumn<SuspiciousBookingsResponse>;

/** Columns of the networks; the network names the row. */
function networkColumns(t: Translate<typeof suspiciousBookingsTexts>): Column[] {
  const column = (
    id: keyof typeof suspiciousBookingsTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  const amount = (id: 'bookings' | 'seats' | 'events' | 'ongoingBookings', more: Partial<Column> = {}) =>
    column(id, (network) => network[id], { align: 'end', width: 5.5, ...more });
  const time = (id: 'firstAt' | 'lastAt') =>
    column(id, (network) => formatShortDateTime(network[id]), { width: 8.5, isMinor: true });
  return [
    column('network', ({ network }) => network, { width: 11 }),
    column('examples', ({ examples }) => examples.map(({ name, email }) => `${name}, ${email}`).join('; ')),
    amount('bookings', { width: 6.75 }),
    amount('seats'),
    column(
      'takenSeats',
      ({ takenSeats }) => <StateMark tone={takenSeats > 0 ? 'bad' : 'quiet'}>{takenSeats}</StateMark>,
      { width: 7 },
    ),
    time('firstAt'),
    time('lastAt'),
    amount('ongoingBookings', { isMinor: true }),
    amount('events', { isMinor: true }),
  ];
}

/** `/admin/bookings/suspicious` (docs/domain/office.md#suspicious-bookings). */
export function Page() {
  const t = useTexts(suspiciousBookingsTexts);
  const tabs = useBookingTabs();
  return (
    <ResourceList
      resource={suspicious}
      name="suspicious-bookings"
      title={t('title')}
      tabs={tabs}
      columns={networkColumns(t)}
      href={suspiciousPath}
      nameOf={({ network }) => network}
      empty={t('empty')}
    />
  );
}
