import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import styles from './requests.module.css';
import { assignments } from './requests.queries.ts';

const events = resource('events');

/** An own no, as it takes to take it back. */
export interface Declined {
  readonly '@id': string;
  readonly version: number;
  /** The event has it. */
  readonly title: string;
  readonly before: 'asked' | 'accepted';
}

interface UndoDeclineProps {
  readonly declined: Declined;
  readonly onDone: () => void;
}

/** Says that the guide has said no, with the button that takes it back while it can be (docs/domain/events.md#guides). */
export function UndoDecline({ declined, onDone }: UndoDeclineProps) {
  const t = useTexts(eventsTexts);
  const { toasts } = useShell();
  const client = useQueryClient();
  const write = useWrite(assignments);
  const { title, before } = declined;
  const undo = useMutation({
    mutationFn: () => write.transition(declined, { to: before }),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t(`undone.${before}`, { title }) });
      void client.invalidateQueries({ queryKey: events.keys.lists });
      onDone();
    },
  });
  return (
    <section aria-label={t('undo')} className={styles.request}>
      <p role="status">{t('answered.declined', { title })}</p>
      {undo.error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(undo.error))}
        </p>
      )}
      <button
        type="button"
        className={styles.decline}
        aria-disabled={undo.isPending}
        onClick={() => !undo.isPending && undo.mutate()}
      >
        {t('undo')}
      </button>
    </section>
  );
}
