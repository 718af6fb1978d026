import {
  type FeedbackRequestResponse,
  GUIDE_CRITERIA,
  LONGEST_FEEDBACK_TEXT,
} from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import styles from './feedback.module.css';
import { GradeField } from './grade-field.tsx';
import { tourQuestions } from './grades.logic.ts';
import { type Trouble, useFeedback } from './use-feedback.ts';

function TroubleNotice({ trouble }: { readonly trouble: Trouble }) {
  const t = useTexts(feedbackTexts);
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.strong}>{trouble.detail ? t('refused') : t('failed.title')}</p>
      <p>{trouble.detail ?? t('failed.text')}</p>
    </div>
  );
}

type Handle = ReturnType<typeof useFeedback>;

function CommentFields({ draft, change, faults }: Pick<Handle, 'draft' | 'change' | 'faults'>) {
  const t = useTexts(feedbackTexts);
  const id = useId();
  const isTooLong = faults.has('comment');
  return (
    <section className={styles.part}>
      <label className={styles.label} htmlFor={id}>
        {t('comment')} <span className={styles.hint}>{t('optional')}</span>
      </label>
      <textarea
        id={id}
        name="comment"
        rows={4}
        className={styles.comment}
        value={draft.comment}
        aria-describedby={`${id}-hint`}
        {...(isTooLong && { 'aria-invalid': true })}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <p id={`${id}-hint`} className={isTooLong ? styles.error : styles.hint}>
        {t(isTooLong ? 'tooLong' : 'commentHint', { count: LONGEST_FEEDBACK_TEXT })}
      </p>
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={draft.publishConsent}
          onChange={({ target }) => change({ publishConsent: target.checked })}
        />
        {t('consent')}
      </label>
    </section>
  );
}

interface FeedbackFormProps {
  readonly token: string;
  readonly request: FeedbackRequestResponse;
  readonly onSent: () => void;
}

/** Tour, guides, comment: everything on one page, so that a minute on a phone is enough. */
export function FeedbackForm({ token, request, onSent }: FeedbackFormProps) {
  const t = useTexts(feedbackTexts);
  const { draft, change, grade, clear, faults, isSending, trouble, send } = useFeedback({
    token,
    request,
    onSent,
  });
  const field = (name: string) => ({
    name,
    value: draft.grades[name],
    error: faults.has(name) ? t(faults.get(name) === 'complete' ? 'complete' : 'required') : undefined,
    onChange: (chosen: number) => grade(name, chosen),
  });
  return (
    <form className={styles.form} aria-label={t('title')} noValidate onSubmit={send}>
      <section className={styles.part} aria-labelledby="feedback-tour">
        <h2 id="feedback-tour">{t('tour')}</h2>
        {tourQuestions(request).map((criterion) => (
          <GradeField
            key={criterion}
            {...field(`tour.${criterion}`)}
            label={t(`criteria.${criterion}`)}
            optional={criterion === 'hut'}
          />
        ))}
      </section>
      {request.guides.map(({ '@id': iri, name }, index) => (
        <section key={iri} className={styles.part} aria-labelledby={`feedback-guide-${index}`}>
          <h2 id={`feedback-guide-${index}`}>{t('guide', { name })}</h2>
          <p className={styles.hint}>{t('guideHint', { name })}</p>
          {GUIDE_CRITERIA.map((criterion) => (
            <GradeField
              key={criterion}
              {...field(`guide.${index}.${criterion}`)}
              label={t(`criteria.${criterion}`)}
            />
          ))}
          {GUIDE_CRITERIA.some((criterion) => draft.grades[`guide.${index}.${criterion}`]) && (
            <button type="button" className={styles.clear} onClick={() => clear(`guide.${index}.`)}>
              {t('clear', { name })}
            </button>
          )}
        </section>
      ))}
      <CommentFields draft={draft} change={change} faults={faults} />
      {trouble && <TroubleNotice trouble={trouble} />}
      <button type="submit" className={styles.send} aria-disabled={isSending}>
        {t(isSending ? 'sending' : 'send')}
      </button>
    </form>
  );
}
