import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import type { QueryKey } from '@tanstack/react-query';
import { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';
import { CandidateList } from './candidate-list.tsx';
import styles from './event-guides.module.css';
import { useSearchList } from './use-search-list.ts';
import { type Ended, type Ending, useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalFields } from './withdrawal.tsx';

export interface FallsOutProps {
  /** IRI. */
  readonly event: string;
  readonly assignment: Ending;
  readonly guide: { readonly '@id': string; readonly fullName: string };
  readonly shownIn: QueryKey;
  readonly onDone: (ended: Ended) => void;
  readonly onClose: () => void;
}

/** A guide falls out: ends the assignment and asks others, in one step (docs/domain/events.md#a-guide-falls-ill). */
export function FallsOutDialog({ event, assignment, guide, shownIn, onDone, onClose }: FallsOutProps) {
  const t = useTexts(guideSearchTexts);
  const list = useSearchList({ event, leaving: guide['@id'] });
  const withdrawal = useWithdrawal({
    assignment,
    guide: guide.fullName,
    shownIn,
    onDone,
    replaceBy: list.ready,
  });
  return (
    <Dialog
      title={t('fallsOf', { name: guide.fullName })}
      closeText={withdrawal.isPending ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button disabled={!withdrawal.isReady} loading={withdrawal.isPending} onClick={withdrawal.send}>
          {t('ask')}
        </Button>
      }
    >
      <div className={styles.form}>
        <CandidateList list={list} />
      </div>
      <WithdrawalFields withdrawal={withdrawal} />
    </Dialog>
  );
}
