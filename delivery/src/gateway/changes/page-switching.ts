import type { ChangeResult, PageOff } from '@firn/shared-contracts/delivery';
import { switchedOff } from '../../registry/switched-off.ts';
import { entryOf, switchOff, switchOn } from '../../registry/transitions.ts';
import type { ChangeParts } from './going-live.ts';
import type { Order } from './registry-changes.ts';

/** The kill switch of pages, and by `+id` of extensions; `null` stands for all pages of a remote. */
export interface PageSwitching {
  switchOff(remote: string, page: string | null, reason: string, order: Order): Promise<ChangeResult>;
  switchOn(remote: string, page: string | null, order: Order): Promise<ChangeResult>;
}

export function createPageSwitching({
  changes,
  gates,
}: Pick<ChangeParts, 'changes' | 'gates'>): PageSwitching {
  return {
    switchOff: (remote, page, reason, order) =>
      changes.change(remote, order, async (document) => {
        if (page !== null) await gates.refuseUnknownPage(document, remote, page);
        const pages = page === null ? await gates.pagesOf(document, remote) : [page];
        const off = pages.map((id): PageOff => ({ page: id, reason }));
        return switchOff(document, remote, off);
      }),
    switchOn: (remote, page, order) =>
      changes.change(remote, order, async (document) => {
        if (page !== null) await gates.refuseUnknownPage(document, remote, page);
        const { off } = switchedOff(entryOf(document, remote));
        return switchOn(document, remote, page === null ? off : [page]);
      }),
  };
}
