import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatFrancs } from '../../lib/swiss-format.ts';
import type { BillingAfter } from '../invoices/index.ts';

function billWords(billing: BillingAfter): string {
  if (billing.kind === 'invoice') return 'Die Rechnung schicken wir dir.';
  if (billing.kind === 'none') return 'Dafür gilt die Rechnung, die du schon hast.';
  return `Wir schicken dir eine Gutschrift zur Rechnung ${billing.number}, und die Rechnung nochmals mit dem Zahlteil über den neuen Betrag.`;
}

/** What a guest pays or gets back after a change; only what the office really does is promised. */
export function moneyAfter(
  { total, paid }: Pick<BookingResponse, 'total' | 'paid'>,
  billing: BillingAfter,
): string {
  if (paid > total) {
    const back = formatFrancs(paid - total);
    return `Du hast ${formatFrancs(paid)} bezahlt und bekommst ${back} zurück. Unser Büro meldet sich wegen der Rückzahlung bei dir.`;
  }
  if (total === 0) return 'Du musst nichts bezahlen.';
  if (paid === total) return 'Damit ist alles bezahlt.';
  return `Zu bezahlen sind ${paid > 0 ? 'noch ' : ''}${formatFrancs(total - paid)}. ${billWords(billing)}`;
}
