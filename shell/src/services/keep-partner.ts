import { PARTNER_CODE, PARTNER_DRAFT, PARTNER_PARAMETER } from '@firn/shared-contracts/domain';
import type { Drafts } from '@firn/shared-contracts/shell';

/** Keeps who brought the visitor for what they book in this tab (docs/domain/partners.md#whose-guest). */
export function keepPartner(drafts: Drafts, search: string): void {
  const code = new URLSearchParams(search).get(PARTNER_PARAMETER);
  // A text that cannot be a code would be refused with the booking.
  if (code && PARTNER_CODE.test(code)) drafts.save(PARTNER_DRAFT, code);
}
