import type { PaymentMethod } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { useShell } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { bookingPaymentQuery, type PayingLink, startPaying } from './booking-payment.queries.ts';

export interface PayHandle {
  /** The way that is being opened. */
  readonly starting: PaymentMethod | null;
  /** The reason for which nothing was opened: in the words of the server, or null where it said none. */
  readonly trouble: { readonly detail: string | null } | null;
  /** Leaves for the pay page; once, however often it is pressed. */
  readonly pay: (method: PaymentMethod) => Promise<void>;
}

/** The pay page is no page of ours: the tab leaves for it, and comes back by its address. */
const leaveFor = (address: string): void => window.location.assign(address);

/** Pays a booking; `settled` runs where nothing has to be paid now, since the invoice was chosen. */
export function usePay(link: PayingLink, settled: () => Promise<unknown>): PayHandle {
  const { api } = useShell();
  const client = useQueryClient();
  const [starting, setStarting] = useState<PaymentMethod | null>(null);
  const [trouble, setTrouble] = useState<PayHandle['trouble']>(null);
  const isUnderWay = useRef(false);
  const pay = async (method: PaymentMethod) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStarting(method);
    setTrouble(null);
    try {
      const { redirectUrl } = await startPaying(api, link, method, newIdempotencyKey());
      if (redirectUrl) leaveFor(redirectUrl);
      else await settled();
    } catch (error) {
      const isSaid = isApiError(error) && error.status >= 400 && error.status !== 500;
      setTrouble({ detail: isSaid ? error.problem.detail : null });
    } finally {
      isUnderWay.current = false;
      setStarting(null);
      void client.invalidateQueries({ queryKey: bookingPaymentQuery(api, link).queryKey });
    }
  };
  return { starting, trouble, pay };
}
