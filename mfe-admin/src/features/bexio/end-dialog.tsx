import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';
import { bexio } from './bexio.queries.ts';

/** Asks before the connection ends. */
export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(bexioTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.post('/api/bexio/disconnect', undefined, { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: bexio.keys.all });
      toasts.add({ variant: 'success', text: t('ending.done') });
      onClose();
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <Dialog
      title={t('ending.title')}
      closeText={end.isPending ? null : t('ending.cancel')}
      isFinal
      onClose={onClose}
      action={
        <Button color="red" loading={end.isPending} onClick={() => end.mutate()}>
          {t('ending.confirm')}
        </Button>
      }
    >
      <p>{t('ending.text')}</p>
    </Dialog>
  );
}
