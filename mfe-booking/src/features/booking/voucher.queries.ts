import type { VoucherCheckResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';

/** Asks what is on a voucher (docs/domain/payments.md#vouchers). */
export const checkVoucher = (api: ApiClient, code: string) =>
  api.post<VoucherCheckResponse>('/api/vouchers/check', { code }, { quiet: true });
