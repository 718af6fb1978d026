import type { SessionResponse } from '@firn/shared-contracts/api';
import { isApiError, type SessionUser } from '@firn/shared-contracts/shell';
import { formatDateTime } from '@firn/shared-ui/format';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import { troubleOf } from './form-problem.ts';
import styles from './own-account.module.css';
import { sessionsQuery } from './own-account.queries.ts';

interface SessionItemProps {
  readonly session: SessionResponse;
  readonly onEnd: () => void;
}

function SessionItem({ session, onEnd }: SessionItemProps) {
  const t = useTexts(ownAccountTexts);
  const { device, place, seenAt, isCurrent } = session;
  return (
    <li>
      <span className={styles.item}>
        <strong>{device}</strong>
        {isCurrent && <span className={styles.current}>{t('sessions.current')}</span>}
        <span className={styles.quiet}>{t('sessions.seen', { place, date: formatDateTime(seenAt) })}</span>
      </span>
      {!isCurrent && (
        <button
          type="button"
          className={styles.button}
          aria-label={t('sessions.endOf', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  );
}

/** Where somebody is logged in (docs/domain/accounts.md#own-sessions). */
export function SessionsPart({ user }: { readonly user: SessionUser }) {
  const { api, now } = useShell();
  const t = useTexts(ownAccountTexts);
  const sessions = useQuery(sessionsQuery(api, user.id));
  const end = useMutation({
    mutationFn: async (path: string) => {
      try {
        await whileSending(api.delete(path, { quiet: true }));
      } catch (error) {
        // What another tab has ended is ended.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      await sessions.refetch();
    },
  });
  const run = (path: string) => end.isPending || end.mutate(path);
  const wereOthers = end.variables === '/api/sessions';
  const done = end.isSuccess ? t(wereOthers ? 'sessions.othersEnded' : 'sessions.ended') : '';
  if (!sessions.data)
    return (
      <Part title={t('sessions.title')}>
        {sessions.isError ? <FailedPart onRetry={() => void sessions.refetch()} /> : <LoadingPart />}
      </Part>
    );
  const all = sessions.data['hydra:member'];
  return (
    <Part title={t('sessions.title')} done={done}>
      <p className={styles.problem} role="alert">
        {end.isError && troubleOf(end.error, { t, now })}
      </p>
      <ul className={styles.list}>
        {all.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => run(session['@id'])} />
        ))}
      </ul>
      {all.length > 1 && (
        <>
          <p className={styles.quiet}>{t('sessions.strange')}</p>
          <button type="button" className={styles.button} onClick={() => run('/api/sessions')}>
            {t('sessions.endOthers')}
          </button>
        </>
      )}
    </Part>
  );
}
