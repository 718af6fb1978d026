import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { QueryKey } from '@tanstack/react-query';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import styles from './event-guides.module.css';
import { useAssign } from './use-assignments.ts';
import type { Ended } from './use-withdrawal.ts';

interface UndoWithdrawalProps extends Ended {
  /** IRIs, and the name of the guide. */
  readonly event: string;
  readonly guide: string;
  readonly name: string;
  readonly shownIn: QueryKey;
  readonly onDone: () => void;
}

/** Begins an assignment again that was ended just now; whoever was told of the end hears of it. */
export function UndoWithdrawal({ event, guide, name, state, tell, shownIn, onDone }: UndoWithdrawalProps) {
  const t = useTexts(eventGuidesTexts);
  const assign = useAssign({ guide: name, shownIn, onDone });
  const again = { event, guide, state, overrideReason: t('undoReason') };
  return (
    <div className={styles.undo}>
      <span>{t('done.withdrawn', { guide: name })}</span>
      <Button
        variant="default"
        size="compact-sm"
        loading={assign.isPending}
        onClick={() => assign.mutate(state === 'accepted' ? { ...again, tell: [...tell] } : again)}
      >
        {t('undo')}
      </Button>
      {assign.refusal && (
        <p role="alert" className={styles.refusal}>
          {assign.refusal}
        </p>
      )}
    </div>
  );
}
