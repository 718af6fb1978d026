import type { FinanceResponse } from '@firn/shared-contracts/api';
import { formatNumericDate } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { closingTexts } from '../../i18n/de-CH/closing.ts';
import styles from './closing.module.css';
import { closedPeriods } from './closing.queries.ts';

interface CloseDialogProps {
  readonly finance: FinanceResponse;
  readonly onClose: () => void;
}

/** Asks for the last day once more: what is closed stays closed. */
export function CloseDialog({ finance: { from, to }, onClose }: CloseDialogProps) {
  const t = useTexts(closingTexts);
  const { toasts } = useShell();
  const write = useWrite(closedPeriods);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const day = formatNumericDate(to);
  const isTyped = typed.trim() === day;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => write.create({ lastDay: to, confirmation: typed }),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('done', { day }) });
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (isTyped) mutate();
  };
  return (
    <Dialog
      title={t('question', { from: formatNumericDate(from), to: day })}
      closeText={isPending ? null : t('cancel')}
      isFinal
      onClose={onClose}
      action={
        <Button color="red" loading={isPending} onClick={send}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.ask}>
        <p>{t('effect')}</p>
        <TextInput
          label={t('confirmation', { day })}
          withAsterisk
          autoComplete="off"
          value={typed}
          error={isTried && !isTyped && t('confirmationFirst', { day })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {error && <p role="alert">{reasonOf(outcomeOf(error))}</p>}
      </div>
    </Dialog>
  );
}
