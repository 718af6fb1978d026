import type { EventAssignment, EventResponse } from '@firn/shared-contracts/api';
import { useSession, useTexts, useTypedText } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { afterDeclining } from '../../shared/requests/declined-tour.tsx';
import styles from './tour.module.css';

const assignments = resource('guide_assignments');

/** The signed-in guide has accepted this of the event; null for somebody who does not lead it. */
export function useOwnAssignment({ assignments: all }: EventResponse): EventAssignment | null {
  const { user } = useSession();
  const isOwn = ({ guide, state }: EventAssignment) => state === 'accepted' && guide['@id'] === user?.iri;
  return all?.find(isOwn) ?? null;
}

/** Takes back an acceptance; the server refuses it in the last days (docs/domain/events.md#guides). */
export function DeclineForm({ assignment }: { readonly assignment: EventAssignment }) {
  const t = useTexts(tourTexts);
  const navigate = useNavigate();
  const write = useWrite(assignments);
  const [comment, setComment] = useState('');
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  useTypedText(comment !== '');
  const decline = useMutation({
    mutationFn: () =>
      write.transition(assignment, {
        to: 'declined',
        ...(comment.trim() && { comment: comment.trim() }),
      }),
    onSuccess: () => void navigate(afterDeclining(assignment.id)),
  });
  const go = () => {
    if (!isAsked) setAsked(true);
    else if (!decline.isPending) decline.mutate();
  };
  return (
    <>
      <p>{t('decline.what')}</p>
      <p className={styles.why}>
        <label htmlFor={id}>{t('decline.comment')}</label>
        <input
          id={id}
          className={styles.whyField}
          maxLength={500}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </p>
      {decline.error && <p role="alert">{reasonOf(outcomeOf(decline.error))}</p>}
      {isAsked && <p role="status">{t('decline.question')}</p>}
      <div className={styles.decision}>
        <button type="button" className={styles.submit} aria-disabled={decline.isPending} onClick={go}>
          {t(isAsked ? 'decline.yes' : 'decline.send')}
        </button>
        {isAsked && (
          <button type="button" className={styles.keep} onClick={() => setAsked(false)}>
            {t('decline.no')}
          </button>
        )}
      </div>
    </>
  );
}
