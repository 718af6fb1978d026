import { PARTNER_DRAFT } from '@firn/shared-contracts/domain';
import type { ShellServices } from '@firn/shared-contracts/shell';

/** Code of who brought the visitor, as an address of this visit said last (docs/domain/partners.md#whose-guest). */
export function loadPartner({ drafts }: Pick<ShellServices, 'drafts'>): string | null {
  const code = drafts.load(PARTNER_DRAFT);
  return typeof code === 'string' ? code : null;
}
