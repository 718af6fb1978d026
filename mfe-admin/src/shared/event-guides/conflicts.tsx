import type { AssignmentConflictsResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import styles from './event-guides.module.css';

const PATH = '/api/guide_assignments/conflicts';
export const CONFLICTS_KEY = [PATH] as const;

/** What speaks against a guide for an event, both as IRIs; asked anew for each choice. */
export function useConflicts(event: string, guide: string | null) {
  const { api } = useShell();
  return useQuery({
    queryKey: [...CONFLICTS_KEY, event, guide],
    queryFn: ({ signal }) =>
      api.get<AssignmentConflictsResponse>(PATH, {
        signal,
        quiet: true,
        query: { event, guide: guide ?? '' },
      }),
    enabled: guide !== null,
    staleTime: 0,
  });
}

/** The same in words, before anything is sent. */
export function Conflicts({ data, isError }: ReturnType<typeof useConflicts>) {
  const t = useTexts(eventGuidesTexts);
  if (!data) return <p role="status">{t(isError ? 'unchecked' : 'checking')}</p>;
  if (data.conflicts.length === 0) return <p role="status">{t('free')}</p>;
  return (
    <div role="status" className={styles.conflicts}>
      <p>{t('conflicts')}</p>
      <ul>
        {data.conflicts.map(({ kind, message, needsReason }) => (
          <li key={`${kind} ${message}`} data-grave={needsReason || undefined}>
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
