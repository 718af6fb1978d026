import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateRange, formatTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { confirmBookingTexts } from '../../i18n/de-CH/confirm-booking.ts';
import { Notice } from '../../shared/notice.tsx';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import styles from './confirm-booking.module.css';
import {
  type ConfirmationLink,
  confirmBooking,
  isInvalidLink,
  isOver,
  linkedBookingQuery,
} from './confirm-booking.queries.ts';
import { Confirmed, InvalidLink, Over } from './outcome.tsx';

const BOUND: readonly BookingResponse['state'][] = ['confirmed', 'completed'];

interface WaitingProps {
  readonly booking: BookingResponse;
  readonly confirmBy: string;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
  readonly onConfirm: () => void;
}

function Waiting({ booking, confirmBy, isSending, hasFailed, onConfirm }: WaitingProps) {
  const t = useTexts(confirmBookingTexts);
  const { event, personCount, total } = booking;
  return (
    <Region>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('until', { count: personCount, time: formatTime(confirmBy) })}</p>
        <dl className={styles.facts}>
          <dt>{t('facts.event')}</dt>
          <dd>{event.title}</dd>
          <dt>{t('facts.date')}</dt>
          <dd>{formatDateRange(event.start, event.end)}</dd>
          <dt>{t('facts.persons')}</dt>
          <dd>{personCount}</dd>
          <dt>{t('facts.total')}</dt>
          <dd>{formatChf(total)}</dd>
        </dl>
        {hasFailed && (
          <Notice tone="attention" title={t('failed.title')}>
            <p>{t('failed.text')}</p>
          </Notice>
        )}
        <div>
          <Button size="md" loading={isSending} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </div>
        <p className={styles.quiet}>{t('notYours')}</p>
      </div>
    </Region>
  );
}

function ConfirmBooking({ link }: { readonly link: ConfirmationLink }) {
  const { api } = useShell();
  const client = useQueryClient();
  const query = linkedBookingQuery(api, link);
  const booking = useQuery(query);
  const confirm = useMutation({
    mutationFn: () => confirmBooking(api, link),
    onSuccess: (confirmed) => client.setQueryData(query.queryKey, confirmed),
    // Whether its time is over or somebody cancelled it, the booking itself says.
    onError: (error) => (isOver(error) ? booking.refetch() : undefined),
  });
  const { data } = booking;
  if (booking.isPending) return <LoadingRegion />;
  if (isInvalidLink(booking.error) || isInvalidLink(confirm.error)) return <InvalidLink />;
  if (!data) return <FailedRegion onRetry={() => void booking.refetch()} />;
  if (BOUND.includes(data.state)) return <Confirmed booking={data} token={link.token} />;
  const isLate = data.state === 'expired' || (data.state === 'held' && isOver(confirm.error));
  if (isLate) return <Over booking={data} why="expired" />;
  if (data.confirmBy === null) return <Over booking={data} why="ended" />;
  return (
    <Waiting
      booking={data}
      confirmBy={data.confirmBy}
      isSending={confirm.isPending}
      hasFailed={confirm.isError}
      onConfirm={() => confirm.mutate()}
    />
  );
}

/** `/profil/buchung/:id/bestaetigen?token=`: opening it confirms nothing, because mail scanners open links too. */
export function Page() {
  const t = useTexts(confirmBookingTexts);
  const { id = '' } = usePageParams();
  const [searchParams] = useSearchParams();
  useHead({ title: t('title'), robots: 'noindex' });
  return <ConfirmBooking key={id} link={{ id, token: searchParams.get('token') }} />;
}
