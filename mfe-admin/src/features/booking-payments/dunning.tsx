import type { BookingResponse, DunningResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import { StopDialog } from '../../shared/dunning/stop-dialog.tsx';
import styles from './booking-payments.module.css';

type Step = DunningResponse['steps'][number];
type Stop = NonNullable<DunningResponse['stop']>;

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const t = useTexts(bookingPaymentsTexts);
  if (steps.length === 0) return <p className={styles.hint}>{t('dunning.empty')}</p>;
  return (
    <ol className={styles.steps} reversed>
      {steps.map(({ invoice, level, open, at }) => {
        const values = { at: formatDateTime(at), invoice, open: formatChf(open), level };
        return (
          <li key={`${invoice} ${level}`}>{t(level < 3 ? 'dunning.reminder' : 'dunning.overdue', values)}</li>
        );
      })}
    </ol>
  );
}

function Stopped({ path, stop }: { readonly path: string; readonly stop: Stop }) {
  const t = useTexts(bookingPaymentsTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete(path, { quiet: true }),
    onSuccess: async () => {
      toasts.add({ variant: 'success', text: t('dunning.resumed') });
      await client.invalidateQueries();
    },
  });
  return (
    <>
      <p role="note" className={styles.hint}>
        {t('dunning.stopped', { name: stop.by, at: formatDateTime(stop.at), reason: stop.reason })}
      </p>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {t('dunning.resume')}
      </Button>
      {error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(error))}
        </p>
      )}
    </>
  );
}

/** The reminders of a booking about its invoices, and whether the office has stopped them. */
export function Dunning({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingPaymentsTexts);
  const { api } = useShell();
  const [isAsking, setAsking] = useState(false);
  const stopPath = `${booking['@id']}/dunning_stop`;
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/bookings', 'dunning', booking.id],
    queryFn: ({ signal }) => api.get<DunningResponse>(`${booking['@id']}/dunning`, { signal, quiet: true }),
  });
  return (
    <section aria-label={t('dunning.title')}>
      <h2 className={styles.heading}>{t('dunning.title')}</h2>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && <Steps steps={data.steps} />}
      {data?.stop && <Stopped path={stopPath} stop={data.stop} />}
      {data && !data.stop && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('stop.open')}
        </Button>
      )}
      {isAsking && <StopDialog booking={booking} onClose={() => setAsking(false)} />}
    </section>
  );
}
