import type { EventResponse } from '@firn/shared-contracts/api';
import { hasUnsavedText, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './tour.module.css';
import { events } from './tour.queries.ts';

/** Where a tour of a guide's own stands before guests can book it (docs/domain/events.md#tours-by-guides). */
export function Review({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const { toasts } = useShell();
  const write = useWrite(events);
  const submit = useMutation({
    mutationFn: () => write.transition(event, { to: 'prepared' }),
    onSuccess: () => toasts.add({ variant: 'success', text: t('review.submitted') }),
  });
  const send = () => {
    // The office gets what is stored, not what stands on the screen.
    if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('review.saveFirst') });
    else if (!submit.isPending) submit.mutate();
  };
  if (event.state === 'prepared') {
    return (
      <section aria-label={t('review.label')} className={styles.review}>
        <p>{t('review.prepared')}</p>
      </section>
    );
  }
  if (event.state !== 'draft') return null;
  return (
    <section aria-label={t('review.label')} className={styles.review}>
      <p>{t('review.draft')}</p>
      {event.reviewComment && (
        <blockquote className={styles.comment}>
          <p>{event.reviewComment}</p>
          <footer>{t('review.office')}</footer>
        </blockquote>
      )}
      <p>
        <Link to={{ hash: 'entwurf' }}>{t('draft.title')}</Link>
      </p>
      {submit.error && <p role="alert">{reasonOf(outcomeOf(submit.error))}</p>}
      <button type="button" className={styles.submit} aria-disabled={submit.isPending} onClick={send}>
        {t('review.submit')}
      </button>
    </section>
  );
}
