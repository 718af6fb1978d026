import type { BookingResponse, EventResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatDateRange } from '@firn/shared-ui/format';
import { eventStateLabel } from '@firn/shared-ui/labels';
import { NativeSelect } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { ChangeDialog } from './change-dialog.tsx';

const events = resource('events');

const SHOWN = ['id', 'code', 'start', 'end', 'registrationDeadline', 'state', 'freePlaces'] as const;

/** The other dates of the offer that still take bookings, the next one first. */
function useOtherDates(booking: BookingResponse) {
  const { api, now } = useShell();
  const own = useQuery(events.item(api, booking.event.id));
  const offer = own.data?.offer;
  const found = useQuery({
    ...events.list(api, {
      offer,
      state: ['open', 'confirmed'],
      start: { after: zurichDate(now()) },
      order: { start: 'asc' },
      itemsPerPage: 50,
      properties: SHOWN,
    }),
    enabled: offer !== undefined,
  });
  const dates = found.data?.['hydra:member'].filter((event) => event['@id'] !== booking.event['@id']);
  return { dates, isKnown: dates !== undefined };
}

interface RebookDialogProps {
  readonly booking: BookingResponse;
  readonly onClose: () => void;
}

/** Moves a booking to another date of its offer; the difference stands there before. */
export function RebookDialog({ booking, onClose }: RebookDialogProps) {
  const t = useTexts(bookingChangesTexts);
  const [event, setEvent] = useState('');
  const [isTried, setTried] = useState(false);
  const { dates = [], isKnown } = useOtherDates(booking);
  const { now } = useShell();
  const wordsOf = ({ code, start, end, freePlaces, ...event }: Pick<EventResponse, (typeof SHOWN)[number]>) =>
    t('rebooking.option', {
      date: formatDateRange(start, end),
      code,
      state: eventStateLabel(event, now()),
      seats: t('rebooking.seats', { count: freePlaces }),
    });
  return (
    <ChangeDialog
      title={t('rebooking.title', { booking: booking.bookingNumber })}
      sendText={t('rebooking.send')}
      doneText={(changed) =>
        t('rebooking.done', { date: formatDateRange(changed.event.start, changed.event.end) })
      }
      change={event ? { path: `${booking['@id']}/rebooking`, body: { event } } : null}
      onTry={() => setTried(true)}
      onClose={onClose}
    >
      <NativeSelect
        label={t('rebooking.event')}
        withAsterisk
        data={[
          { value: '', label: t('rebooking.choose') },
          ...dates.map((date) => ({ value: date['@id'], label: wordsOf(date) })),
        ]}
        value={event}
        error={isTried && !event && t('rebooking.choose')}
        onChange={({ currentTarget }) => setEvent(currentTarget.value)}
      />
      {isKnown && dates.length === 0 && <p role="status">{t('rebooking.none')}</p>}
    </ChangeDialog>
  );
}
