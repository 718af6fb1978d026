import type { PaymentResponse } from '@firn/shared-contracts/api';
import { useWriteOnce } from '../../shared/use-write-once.ts';

/** Writes an entry of the ledger once, and reads again whatever shows the money of the booking. */
export const useLedger = (path: string) => useWriteOnce<PaymentResponse>(path);
