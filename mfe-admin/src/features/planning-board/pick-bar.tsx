import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { useConflicts } from '../../shared/event-guides/conflicts.tsx';
import { useSettledText } from '../../shared/use-settled-text.ts';
import type { BoardEvent, BoardGuide } from './board.logic.ts';
import styles from './planning-board.module.css';
import { nameOfEvent } from './words.ts';

interface PickBarProps {
  readonly event: BoardEvent;
  /** Whose row has the focus. */
  readonly guide: BoardGuide | undefined;
  readonly onStop: () => void;
}

function wordsOf(
  t: Translate<typeof planningBoardTexts>,
  guide: string,
  { data, isError }: ReturnType<typeof useConflicts>,
): string {
  if (isError) return t('pick.unknown', { guide });
  if (!data) return t('pick.checking', { guide });
  if (data.conflicts.length === 0) return t('pick.free', { guide });
  return t('pick.conflicts', { guide, conflicts: data.conflicts.map(({ message }) => message).join(' ') });
}

/** While a guide is chosen: for which event, how, and what speaks against the guide one is at. */
export function PickBar({ event, guide, onStop }: PickBarProps) {
  const t = useTexts(planningBoardTexts);
  // Whoever runs through the guides asks only for the one they stop at.
  const settled = useSettledText(guide?.['@id'] ?? '');
  const conflicts = useConflicts(event['@id'], settled || null);
  const isSettled = settled === guide?.['@id'];
  return (
    <div className={styles.pick}>
      <div>
        <p>
          <strong>{t('pick.title', { event: nameOfEvent(event) })}</strong>
        </p>
        <p className={styles.how}>{t('pick.how')}</p>
        <p role="status">{guide && isSettled && wordsOf(t, guide.fullName, conflicts)}</p>
      </div>
      <Button variant="default" onClick={onStop}>
        {t('pick.cancel')}
      </Button>
    </div>
  );
}
