import type { AddressImportResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import styles from './address-import.module.css';
import { undoImport } from './address-import.queries.ts';

interface UndoDialogProps {
  readonly made: AddressImportResponse;
  onClose(): void;
}

/** Asks before a whole import is undone. */
export function UndoDialog({ made, onClose }: UndoDialogProps) {
  const t = useTexts(addressImportTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => whileSending(undoImport(api, made['@id'])),
    onSuccess: async () => {
      onClose();
      toasts.add({ variant: 'success', text: t('undo.done') });
      await client.invalidateQueries();
    },
  });
  return (
    <Dialog
      title={t('undo.title', { name: made.fileName })}
      isFinal
      closeText={isPending ? null : t('undo.close')}
      onClose={onClose}
      action={
        <Button color="red" loading={isPending} onClick={() => mutate()}>
          {t('undo.send')}
        </Button>
      }
    >
      <p>{t('undo.text')}</p>
      {error && (
        <p role="alert" className={styles.refusal}>
          {t('undo.failed')} {reasonOf(outcomeOf(error))}
        </p>
      )}
    </Dialog>
  );
}
