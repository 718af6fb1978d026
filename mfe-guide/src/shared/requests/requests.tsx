import type { GuideAssignmentResponse } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { formatDateRange, formatTime } from '@firn/shared-ui/format';
import { useShell, useTexts, useTypedText, useUndo } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import list from '../events/events.module.css';
import { LoadFailed } from '../load-failed.tsx';
import { RequestFacts } from './request-facts.tsx';
import styles from './requests.module.css';
import { assignments, requestsQuery } from './requests.queries.ts';
import { type Declined, UndoDecline } from './undo-decline.tsx';

const events = resource('events');
type Answer = 'accepted' | 'declined';

/** Sends the answer; the event then shows among those one leads. */
function useAnswer(request: GuideAssignmentResponse, onDeclined: (declined: Declined) => void) {
  const t = useTexts(eventsTexts);
  const { toasts } = useShell();
  const client = useQueryClient();
  const write = useWrite(assignments);
  return useMutation({
    mutationFn: ({ to, comment }: { readonly to: Answer; readonly comment: string }) =>
      write.transition(request, { to, ...(comment.trim() && { comment: comment.trim() }) }),
    onSuccess: ({ '@id': iri, version }, { to }) => {
      const { title } = request.event;
      if (to === 'declined') onDeclined({ '@id': iri, version, title, before: 'asked' });
      else toasts.add({ variant: 'success', text: t('answered.accepted', { title }) });
      void client.invalidateQueries({ queryKey: events.keys.lists });
    },
    onError: () => void client.invalidateQueries({ queryKey: assignments.keys.lists }),
  });
}

interface AnswersProps {
  readonly titleId: string;
  readonly isPending: boolean;
  readonly onAnswer: (to: Answer) => void;
}

/** Yes in one tap; no is asked once more, because the office then looks for somebody else. */
function Answers({ titleId, isPending, onAnswer }: AnswersProps) {
  const t = useTexts(eventsTexts);
  const [isDeclining, setDeclining] = useState(false);
  const described = { 'aria-describedby': titleId, 'aria-disabled': isPending };
  return (
    <>
      {isDeclining && <p role="status">{t('declineQuestion')}</p>}
      <div className={styles.answers}>
        <button
          type="button"
          className={styles.accept}
          {...described}
          onClick={() => (isDeclining ? setDeclining(false) : onAnswer('accepted'))}
        >
          {t(isDeclining ? 'declineNot' : 'accept')}
        </button>
        <button
          type="button"
          className={styles.decline}
          {...described}
          onClick={() => (isDeclining ? onAnswer('declined') : setDeclining(true))}
        >
          {t(isDeclining ? 'declineYes' : 'decline')}
        </button>
      </div>
    </>
  );
}

interface RequestProps {
  readonly request: GuideAssignmentResponse;
  readonly onDeclined: (declined: Declined) => void;
}

/** One request with its answer. */
function Request({ request, onDeclined }: RequestProps) {
  const t = useTexts(eventsTexts);
  const [comment, setComment] = useState('');
  const answer = useAnswer(request, onDeclined);
  const titleId = useId();
  useTypedText(comment !== '');
  const { event } = request;
  const send = (to: Answer) => {
    if (!answer.isPending) answer.mutate({ to, comment });
  };
  return (
    <li className={styles.request} aria-labelledby={titleId}>
      <p className={list.date}>
        {formatDateRange(event.start, event.end)}, {formatTime(event.start)}
      </p>
      <h3 id={titleId} className={list.title}>
        {event.title}
      </h3>
      <p className={list.facts}>
        <span>{event.place}</span>
        <span>{event.code}</span>
      </p>
      <RequestFacts request={request} />
      <label className={styles.comment}>
        {t('comment')}
        <input
          className={styles.commentField}
          value={comment}
          maxLength={500}
          onChange={({ target }) => setComment(target.value)}
        />
      </label>
      {answer.error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(answer.error))}
        </p>
      )}
      <Answers titleId={titleId} isPending={answer.isPending} onAnswer={send} />
    </li>
  );
}

interface RequestsProps {
  readonly user: SessionUser;
  readonly now: Date;
}

/** What the office asks this guide for; nothing is drawn where there is nothing to answer. */
export function Requests({ user, now }: RequestsProps) {
  const t = useTexts(eventsTexts);
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(requestsQuery(api, user, now));
  const requests = data?.['hydra:member'] ?? [];
  const [declined, setDeclined] = useUndo<Declined>();
  const undo = declined && (
    <UndoDecline key={declined['@id']} declined={declined} onDone={() => setDeclined(null)} />
  );
  if (!isError && requests.length === 0) return undo;
  return (
    <section aria-label={t('groups.requests')} className={list.group}>
      <h2 className={list.groupTitle}>{t('groups.requests')}</h2>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {undo}
      <ul className={list.events}>
        {requests.map((request) => (
          <Request key={request.id} request={request} onDeclined={setDeclined} />
        ))}
      </ul>
    </section>
  );
}
