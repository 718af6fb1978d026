import type { PayingBooking } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { bankTexts } from '../../i18n/de-CH/bank.ts';

/** The amount that is open of a booking, or that was paid too much. */
export function OpenAmount({ booking: { open } }: { readonly booking: PayingBooking }) {
  const t = useTexts(bankTexts);
  if (open === 0) return t('report.paid');
  return open > 0
    ? t('report.open', { amount: formatChf(open) })
    : t('report.over', { amount: formatChf(-open) });
}
