import type { LocalDate, Rappen } from '@firn/shared-contracts/domain';

/** Values that the form holds; a `type`, because an interface has no index signature. */
export type VoucherValues = {
  readonly amount: Rappen | null;
  readonly picture: string;
  readonly recipientName: string;
  readonly message: string;
  /** IRI of the tour that it is meant for. */
  readonly offer: string | null;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly deliverTo: string | null;
  readonly deliverOn: LocalDate | null;
  readonly method: string;
};
