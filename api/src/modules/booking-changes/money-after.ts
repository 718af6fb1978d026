import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatFrancs } from '../../lib/swiss-format.ts';

/** What a guest pays or gets back after a change; only what the office really does is promised. */
export function moneyAfter({ total, paid }: Pick<BookingResponse, 'total' | 'paid'>): string {
  if (paid > total) {
    const back = formatFrancs(paid - total);
    return `Du hast ${formatFrancs(paid)} bezahlt und bekommst ${back} zurück. Unser Büro meldet sich wegen der Rückzahlung bei dir.`;
  }
  if (total === 0) return 'Du musst nichts bezahlen.';
  if (paid === total) return 'Damit ist alles bezahlt.';
  return `Zu bezahlen sind ${paid > 0 ? 'noch ' : ''}${formatFrancs(total - paid)}. Die Rechnung schicken wir dir.`;
}
