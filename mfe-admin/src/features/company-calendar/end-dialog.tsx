import type { CalendarAddressResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companyCalendarTexts } from '../../i18n/de-CH/company-calendar.ts';
import { calendarAddresses } from './calendar-addresses.queries.ts';

interface EndDialogProps {
  readonly address: CalendarAddressResponse;
  readonly onClose: () => void;
}

/** Asks before an address ends. */
export function EndDialog({ address, onClose }: EndDialogProps) {
  const t = useTexts(companyCalendarTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.delete(address['@id'], { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: calendarAddresses.keys.all });
      toasts.add({ variant: 'success', text: t('ending.done') });
      onClose();
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <Dialog
      title={t('ending.title', { title: address.title })}
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
