import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import type { QueryKey } from '@tanstack/react-query';
import { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';
import { CandidateList } from './candidate-list.tsx';
import styles from './event-guides.module.css';
import { useStartSearch } from './use-guide-search.ts';
import { useSearchList } from './use-search-list.ts';

interface SearchDialogProps {
  readonly event: { readonly '@id': string; readonly code: string };
  readonly shownIn: QueryKey;
  readonly onClose: () => void;
}

/** Asks guides one after the other for an event where nobody falls out, or adds to the list that is there. */
export function SearchDialog({ event, shownIn, onClose }: SearchDialogProps) {
  const t = useTexts(guideSearchTexts);
  const list = useSearchList({ event: event['@id'] });
  const { start, isPending, refusal } = useStartSearch(shownIn, onClose);
  const send = () => {
    const body = list.ready();
    if (body) start(body);
  };
  return (
    <Dialog
      title={t('inTurnTitle', { event: event.code })}
      closeText={isPending ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={send}>
          {t('send')}
        </Button>
      }
    >
      <div className={styles.form}>
        <CandidateList list={list} />
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
