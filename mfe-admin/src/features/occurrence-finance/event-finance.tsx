import type { EventFinanceResponse, EventResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Guides } from './guides.tsx';
import { Money } from './money.tsx';
import styles from './occurrence-finance.module.css';
import { Receipts } from './receipts.tsx';
import { Result } from './result.tsx';
import { Revenue } from './revenue.tsx';

/** The figures of the event as they are now. */
export function EventFinance({ event }: { readonly event: EventResponse }) {
  const { api } = useShell();
  const path = `${event['@id']}/finance`;
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/events', 'finance', event.id, event.version],
    queryFn: ({ signal }) => api.get<EventFinanceResponse>(path, { signal, quiet: true }),
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <Result figures={data} />
      <Money event={event} figures={data} />
      <Revenue figures={data} />
      <Guides event={event} figures={data} />
      <Receipts figures={data} />
    </div>
  );
}
