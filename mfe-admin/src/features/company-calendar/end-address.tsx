import type { CalendarAddressResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { companyCalendarTexts } from '../../i18n/de-CH/company-calendar.ts';
import { EndDialog } from '../../shared/end-dialog.tsx';
import { calendarAddresses } from './calendar-addresses.queries.ts';

interface EndAddressProps {
  readonly address: CalendarAddressResponse;
  readonly onClose: () => void;
}

/** Asks before an address ends. */
export function EndAddress({ address, onClose }: EndAddressProps) {
  const t = useTexts(companyCalendarTexts);
  const { api } = useShell();
  const client = useQueryClient();
  return (
    <EndDialog
      words={{
        title: t('ending.title', { title: address.title }),
        text: t('ending.text'),
        confirm: t('ending.confirm'),
        cancel: t('ending.cancel'),
        done: t('ending.done'),
      }}
      end={() => api.delete(address['@id'], { quiet: true })}
      onEnded={() => client.invalidateQueries({ queryKey: calendarAddresses.keys.all })}
      onClose={onClose}
    />
  );
}
