import type { EventResponse, ParticipantResponse } from '@firn/shared-contracts/api';
import { isOngoing } from '@firn/shared-contracts/domain';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_PERSON_STATE_LABELS, BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { type DataColumn, DataTable } from '@firn/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { CancelDialog } from '../../shared/booking-changes/change-dialogs.tsx';
import { bookingSectionPath } from '../../shared/booking-frame/booking-sections.ts';
import { newBookingPath } from '../../shared/booking-paths.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageLog } from './message-log.tsx';
import styles from './occurrence-people.module.css';

const persons = resource('booking_persons');

type T = Translate<typeof occurrencePeopleTexts>;

function needsOf(t: T, { vegetarian, allergies, allergiesText }: ParticipantResponse): string {
  const needs = [vegetarian && t('vegetarian'), allergies && (allergiesText || t('allergies'))];
  return needs.filter(Boolean).join(', ') || '–';
}

const columnsOf = (
  t: T,
  onCancel: (person: ParticipantResponse) => void,
): DataColumn<ParticipantResponse>[] => [
  { id: 'fullName', header: t('columns.fullName'), cell: ({ fullName }) => fullName },
  { id: 'booking', header: t('columns.booking'), cell: ({ bookingNumber }) => bookingNumber, width: 8.25 },
  {
    id: 'bookingState',
    header: t('columns.bookingState'),
    cell: ({ bookingState }) => BOOKING_STATE_LABELS[bookingState],
    width: 10,
  },
  {
    id: 'state',
    header: t('columns.state'),
    cell: ({ state }) => BOOKING_PERSON_STATE_LABELS[state],
    width: 9,
  },
  { id: 'age', header: t('columns.age'), cell: ({ age }) => age, width: 4, align: 'end' },
  {
    id: 'phone',
    header: t('columns.phone'),
    cell: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : '–'),
    width: 10,
  },
  { id: 'needs', header: t('columns.needs'), cell: (person) => needsOf(t, person), isMinor: true },
  {
    id: 'action',
    header: t('columns.action'),
    cell: (person) =>
      person.state === 'active' &&
      isOngoing(person.bookingState) && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('cancelPersonOf', { name: person.fullName })}
          onClick={() => onCancel(person)}
        >
          {t('cancel')}
        </Button>
      ),
    width: 8,
  },
];

/** Who takes part, who came, and what they were written. */
export function Participants({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrencePeopleTexts);
  const { api } = useShell();
  const [isWriting, setWriting] = useState(false);
  const [cancelled, setCancelled] = useState<ParticipantResponse | null>(null);
  const { data, error, isFetching, refetch } = useQuery(persons.list(api, { event: event['@id'] }));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const people = data['hydra:member'];
  return (
    <>
      <div className={styles.tools}>
        {people.length > 0 && (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('write')}
          </Button>
        )}
        {people.length > 0 && (
          <Button component={Link} variant="default" to={`/admin/sms?event=${event.id}`}>
            {t('writeSms')}
          </Button>
        )}
        <Button component={Link} variant="default" to={newBookingPath({ event })}>
          {t('newBooking')}
        </Button>
      </div>
      <DataTable
        caption={t('participants')}
        columns={columnsOf(t, setCancelled)}
        data={{ rows: people, isUpdating: isFetching, isFailed: false, retry: () => void refetch() }}
        rowKey={({ id }) => id}
        rowHref={({ bookingId }) => bookingSectionPath(bookingId, 'people')}
        rowName={({ fullName }) => fullName}
        empty={t('noParticipants')}
      />
      <MessageLog event={event} />
      {cancelled && (
        <CancelDialog
          booking={{
            '@id': cancelled.booking,
            id: cancelled.bookingId,
            bookingNumber: cancelled.bookingNumber,
          }}
          person={{ '@id': cancelled['@id'], name: cancelled.fullName }}
          onClose={() => setCancelled(null)}
        />
      )}
      {isWriting && <MessageDialog event={event} people={people} onClose={() => setWriting(false)} />}
    </>
  );
}
