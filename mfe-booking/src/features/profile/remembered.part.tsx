import type { RememberedEventResponse } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { formatDateRange } from '@firn/shared-ui/format';
import { availabilityLabel } from '@firn/shared-ui/labels';
import { forgetRemembered, rememberEvent, rememberedQuery } from '@firn/shared-ui/remembered';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { profileTexts } from '../../i18n/de-CH/profile.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import styles from './profile.module.css';

interface ItemProps {
  readonly entry: RememberedEventResponse;
  readonly onRemove: () => void;
  readonly onMails: (mails: boolean) => void;
}

function RememberedItem({ entry: { event, mails = false }, onRemove, onMails }: ItemProps) {
  const t = useTexts(profileTexts);
  return (
    <li className={styles.remembered}>
      <Link className={styles.booking} to={`/event/${event.id}/${event.slug}`}>
        <strong>{event.title}</strong>
        <span className={styles.state}>{availabilityLabel(event.availability, event.freePlaces)}</span>
        <span className={styles.quiet}>
          {formatDateRange(event.start, event.end)}, {event.place}
        </span>
      </Link>
      <label>
        <input type="checkbox" checked={mails} onChange={({ target }) => onMails(target.checked)} />{' '}
        {t('remembered.mails')}
      </label>
      <button
        type="button"
        className={styles.button}
        aria-label={t('remembered.removeOf', { title: event.title })}
        onClick={onRemove}
      >
        {t('remembered.remove')}
      </button>
    </li>
  );
}

/** The Merkliste (docs/domain/bookings.md#remembered-events); what was taken off can be put back. */
export function RememberedPart({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(profileTexts);
  const list = useQuery(rememberedQuery(api, user.id));
  const [removed, setRemoved] = useState<RememberedEventResponse | null>(null);
  const change = useMutation({
    mutationFn: async ({ entry, isBack }: { entry: RememberedEventResponse; isBack: boolean }) => {
      const sent: Promise<unknown> = isBack
        ? rememberEvent(api, entry.event.id, entry.mails)
        : forgetRemembered(api, entry);
      await whileSending(sent);
    },
    // The list is read anew, as another tab may have removed some. The way back comes with the list: a press before it would be lost.
    onSettled: async (_done, error, { entry, isBack }) => {
      await list.refetch();
      if (error === null) setRemoved(isBack ? null : entry);
    },
  });
  const askMails = useMutation({
    mutationFn: ({ entry, mails }: { entry: RememberedEventResponse; mails: boolean }) =>
      whileSending(rememberEvent(api, entry.event.id, mails)),
    onSettled: () => list.refetch(),
  });
  const run = (entry: RememberedEventResponse, isBack: boolean) =>
    change.isPending || change.mutate({ entry, isBack });
  if (!list.data) {
    return (
      <Part title={t('remembered.title')}>
        {list.isError ? <FailedPart onRetry={() => void list.refetch()} /> : <LoadingPart />}
      </Part>
    );
  }
  const done = removed ? t('remembered.removed', { title: removed.event.title }) : '';
  return (
    <Part title={t('remembered.title')} done={done}>
      {removed && (
        <button type="button" className={styles.button} onClick={() => run(removed, true)}>
          {t('remembered.undo')}
        </button>
      )}
      <p role="alert">{(change.isError || askMails.isError) && t('remembered.failed')}</p>
      {list.data.length === 0 ? (
        <p className={styles.empty}>{t('remembered.empty')}</p>
      ) : (
        <>
          <p className={styles.quiet}>{t('remembered.mailsHint')}</p>
          <ul className={styles.list}>
            {list.data.map((entry) => (
              <RememberedItem
                key={entry.id}
                entry={entry}
                onRemove={() => run(entry, false)}
                onMails={(mails) => askMails.isPending || askMails.mutate({ entry, mails })}
              />
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
