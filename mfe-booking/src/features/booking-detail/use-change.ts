import type { BookingChangePreview, BookingResponse } from '@firn/shared-contracts/api';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bookingDetailQuery } from './booking-detail.queries.ts';
import type { BookingLink } from './booking-link.ts';
import { type Change, makeChange, previewQuery, type Trouble, troubleOf } from './change.ts';

export interface ChangeHandle {
  readonly preview: UseQueryResult<BookingChangePreview>;
  /** Why it did not work; null while nothing has failed. */
  readonly trouble: Trouble | null;
  readonly isSending: boolean;
  /** The booking as the change left it. */
  readonly done: BookingResponse | null;
  /** Makes the change once, however often it is called. */
  readonly confirm: () => Promise<void>;
  /** Asks for the price again. */
  readonly retry: () => void;
}

/** A change of a booking: its price first, then the change at that price (docs/domain/cancellation.md#changes). */
export function useChange(link: BookingLink, change: Change | null): ChangeHandle {
  const { api } = useShell();
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<{ readonly of: Change; readonly what: Trouble } | null>(null);
  const [done, setDone] = useState<BookingResponse | null>(null);
  // What is made has no price any more, whatever the page makes of an address that is already the next one's.
  const preview = useQuery(previewQuery(api, link, done ? null : change));
  const [isSending, setIsSending] = useState(false);
  // At once, where a state would wait for the next drawing: the second of two clicks comes before it.
  const phase = useRef<'idle' | 'sending' | 'done'>('idle');
  const bookingQuery = bookingDetailQuery(api, link);

  const finish = (booking: BookingResponse) => {
    phase.current = 'done';
    setDone(booking);
    client.setQueryData(bookingQuery.queryKey, booking);
    void client.invalidateQueries({ queryKey: ['bookings'] });
  };
  /** Without an answer, or with one that comes too late, the booking itself says whether the change was made. */
  const isMade = async ({ isDone }: Change): Promise<boolean> => {
    const booking = await client.fetchQuery({ ...bookingQuery, staleTime: 0 }).catch(() => null);
    if (!booking || !isDone(booking)) return false;
    finish(booking);
    return true;
  };
  const fail = async (of: Change, error: unknown) => {
    const what = troubleOf(error);
    if ((what.kind === 'unknown' || what.kind === 'over') && (await isMade(of))) return;
    setTrouble({ of, what });
    if (what.kind === 'price-changed' || what.kind === 'full') await preview.refetch();
  };
  const confirm = async () => {
    if (!change || !preview.data || phase.current !== 'idle') return;
    phase.current = 'sending';
    setIsSending(true);
    setTrouble(null);
    try {
      finish(await whileSending(makeChange(api, link, change, preview.data)));
    } catch (error) {
      await fail(change, error);
    } finally {
      if (phase.current === 'sending') phase.current = 'idle';
      setIsSending(false);
    }
  };
  const refusal = preview.error ? troubleOf(preview.error) : null;
  return {
    preview,
    trouble: refusal ?? (trouble && trouble.of === change ? trouble.what : null),
    isSending,
    done,
    confirm,
    retry: () => {
      setTrouble(null);
      void preview.refetch();
    },
  };
}
