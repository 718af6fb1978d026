import type { EventResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { occurrenceReportTexts } from '../../i18n/de-CH/occurrence-report.ts';
import styles from './occurrence-report.module.css';

const persons = resource('booking_persons');

function Marks({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrenceReportTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(persons.list(api, { event: event['@id'] }));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const people = data['hydra:member'];
  const came = people.filter(({ state }) => state === 'attended').length;
  const absent = people.filter(({ state }) => state === 'no_show').map(({ fullName }) => fullName);
  return (
    <>
      <p>{t('came', { count: came })}</p>
      <p>{absent.length > 0 ? t('absent', { names: absent.join(', ') }) : t('nobodyAbsent')}</p>
    </>
  );
}

/** Who came and who was missing, as it is marked now. */
export function Attendance({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrenceReportTexts);
  return (
    <section aria-labelledby="report-attendance">
      <h2 id="report-attendance" className={styles.heading}>
        {t('attendance')}
      </h2>
      <Marks event={event} />
    </section>
  );
}
