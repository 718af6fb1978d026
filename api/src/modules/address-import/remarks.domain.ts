import type { AddressField, AddressRemarkKind } from '@firn/shared-contracts/api';

/** What there is to say of a row, and of which field. */
export interface RowRemark {
  readonly kind: AddressRemarkKind;
  readonly field: AddressField | null;
  readonly message: string;
}

export const errorOf = (field: AddressField | null, message: string): RowRemark => ({
  kind: 'error',
  field,
  message,
});

export const noticeOf = (field: AddressField | null, message: string): RowRemark => ({
  kind: 'notice',
  field,
  message,
});
