import type { AddressField, AddressRemarkKind } from '@firn/shared-contracts/api';

/** A remark on a row, with the field that it is about; null for none. */
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
