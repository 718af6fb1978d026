import type { EventResponse } from '@firn/shared-contracts/api';
import { SavingStopped } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { eventChangesTexts } from '../../i18n/de-CH/event-changes.ts';
import styles from './change-dialog.module.css';

/** Takes back a change that was told: those concerned are told again (docs/domain/events.md#changed-events). */
export function UndoChange({ onUndo }: { readonly onUndo: () => Promise<EventResponse> }) {
  const t = useTexts(eventChangesTexts);
  const { toasts } = useShell();
  const undo = async () => {
    try {
      await onUndo();
      toasts.add({ variant: 'success', text: t('undone') });
    } catch (error) {
      if (error instanceof SavingStopped) return;
      toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) });
    }
  };
  return (
    <div className={styles.undo} role="status">
      <span>{t('told')}</span>
      <Button variant="default" size="compact-sm" onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </div>
  );
}
