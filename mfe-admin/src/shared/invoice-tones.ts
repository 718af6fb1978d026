import type { InvoiceStanding } from '@firn/shared-contracts/domain';
import type { Tone } from './tone.ts';

/** The attention that an invoice needs, by its standing. */
export const INVOICE_TONES: Readonly<Record<InvoiceStanding, Tone>> = {
  draft: 'quiet',
  open: 'waiting',
  partial: 'waiting',
  paid: 'good',
  overdue: 'bad',
  credited: 'quiet',
};
