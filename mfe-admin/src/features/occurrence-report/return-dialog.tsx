import type { EventReportResponse, EventResponse } from '@firn/shared-contracts/api';
import { Button, Checkbox, Textarea } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { occurrenceReportTexts } from '../../i18n/de-CH/occurrence-report.ts';
import { REASON_LENGTH } from '../../shared/reason-length.ts';
import styles from './occurrence-report.module.css';
import { events } from './report.queries.ts';

interface ReturnDialogProps {
  readonly event: EventResponse;
  onClose(): void;
}

function useReturn({ event, onClose }: ReturnDialogProps) {
  const t = useTexts(occurrenceReportTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly reason: string; readonly notify: boolean }) =>
      api.post<EventReportResponse>(`${event['@id']}/report/return`, body, { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: events.keys.all });
      toasts.add({ variant: 'success', text: t('giveBack.done') });
      onClose();
    },
  });
}

/** Gives a report back with a reason; what its guides are told is shown before. */
export function ReturnDialog({ event, onClose }: ReturnDialogProps) {
  const t = useTexts(occurrenceReportTexts);
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useReturn({ event, onClose });
  const words = reason.trim();
  const send = () => {
    setTried(true);
    if (words) mutate({ reason: words, notify });
  };
  return (
    <Dialog
      title={t('giveBack.title', { event: event.code })}
      closeText={isPending ? null : t('giveBack.cancel')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={send}>
          {t('giveBack.send')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{t('giveBack.text')}</p>
        <Textarea
          label={t('giveBack.reason')}
          withAsterisk
          rows={3}
          maxLength={REASON_LENGTH}
          value={reason}
          error={isTried && !words && t('giveBack.reasonFirst')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Checkbox
          label={t('giveBack.notify')}
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
        {notify && (
          <StepMails
            path={`${event['@id']}/report/return`}
            body={{ reason: words || '…' }}
            options={{ query: { dryRun: 1 } }}
          />
        )}
        {error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
