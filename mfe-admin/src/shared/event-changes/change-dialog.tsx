import type { EventChangePreview, EventResponse } from '@firn/shared-contracts/api';
import type { ToldGroup } from '@firn/shared-contracts/domain';
import { formatLocalDate } from '@firn/shared-ui/format';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { PlannedMails } from '@firn/shared-ui/planned-mails';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { eventChangesTexts } from '../../i18n/de-CH/event-changes.ts';
import { PlanChanged } from '../telling/plan-changed.tsx';
import { firstMails, TellingFields } from '../telling/telling-fields.tsx';
import styles from './change-dialog.module.css';
import { Concerned } from './concerned.tsx';

export interface ChangeAnswers {
  readonly tell: ToldGroup[];
  readonly freeCancellation: boolean;
}

interface ChangeDialogProps {
  readonly event: EventResponse;
  readonly preview: EventChangePreview;
  /** The preview that was shown first, where others are concerned by now. */
  readonly before: EventChangePreview | null;
  readonly isSaving: boolean;
  readonly onSave: (answers: ChangeAnswers) => void;
  readonly onClose: () => void;
}

/** Whom a change concerns, and what they are told, before it is made (docs/domain/events.md#changed-events). */
export function ChangeDialog({ event, preview, before, isSaving, onSave, onClose }: ChangeDialogProps) {
  const t = useTexts(eventChangesTexts);
  const [tell, setTell] = useState<readonly ToldGroup[]>(preview.tell);
  const [freeCancellation, setFree] = useState(true);
  const mails = firstMails(preview.mails, tell);
  return (
    <Dialog
      title={t('title', { event: event.code })}
      closeText={isSaving ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button loading={isSaving} onClick={() => onSave({ tell: [...tell], freeCancellation })}>
          {t(mails.length > 0 ? 'saveAndTell' : 'save')}
        </Button>
      }
    >
      <div className={styles.change}>
        {before && <PlanChanged before={before} now={preview} />}
        <Concerned preview={preview} />
        {preview.freeCancellation && (
          <Checkbox
            label={t('free', { date: formatLocalDate(preview.freeCancellation.slice(0, 10)) })}
            checked={freeCancellation}
            onChange={({ currentTarget }) => setFree(currentTarget.checked)}
          />
        )}
        <TellingFields mails={preview.mails} tell={tell} onChange={setTell} />
        <PlannedMails mails={mails} />
      </div>
    </Dialog>
  );
}
