import type { EventResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './tour.module.css';
import { events } from './tour.queries.ts';

/** Takes a draft of one's own away, after a question (docs/domain/events.md#drafts-of-guides). */
export function DeleteDraft({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const { navigation, toasts } = useShell();
  const write = useWrite(events);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => write.remove(event),
    onSuccess() {
      toasts.add({ variant: 'success', text: t('draft.deleted', { title: event.title }) });
      navigation.push('/profil/tour');
    },
    onError: () => setAsking(false),
  });
  const press = () => {
    if (!isAsking) setAsking(true);
    else if (!remove.isPending) remove.mutate();
  };
  return (
    <>
      <p>{t('draft.deleteWhat')}</p>
      {remove.error && <p role="alert">{reasonOf(outcomeOf(remove.error))}</p>}
      <button
        type="button"
        className={styles.keep}
        aria-disabled={remove.isPending}
        onBlur={() => setAsking(false)}
        onClick={press}
      >
        {t(isAsking ? 'draft.deleteReally' : 'draft.delete')}
      </button>
    </>
  );
}
