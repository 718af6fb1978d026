import type { WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Answer, giveAnswer, isOfferOver, waitlistLinkQuery } from './waitlist.queries.ts';

export type AnswerTrouble =
  | { readonly kind: 'too-late' | 'failed' }
  | { readonly kind: 'refused'; readonly detail: string };

interface AnswerHandle {
  /** The last answer that was taken. */
  readonly given: Answer | null;
  readonly sending: Answer | null;
  readonly trouble: AnswerTrouble | null;
  /** Answers once, however often it is pressed. */
  readonly answer: (answer: Answer) => Promise<void>;
}

/** The state in which an answer leaves an entry, whoever gave it. */
const AFTER: Readonly<Record<Answer, WaitlistLinkResponse['state']>> = {
  accept: 'confirmed',
  decline: 'waitlisted',
  leave: 'over',
};

function troubleOf(error: unknown): AnswerTrouble {
  if (isOfferOver(error)) return { kind: 'too-late' };
  const isRefusal = isApiError(error) && error.status >= 400 && error.status < 500;
  return isRefusal ? { kind: 'refused', detail: error.problem.detail } : { kind: 'failed' };
}

/** The buttons of an entry of the waiting list. Whatever was answered, the entry itself says how it stands. */
export function useAnswer(token: string): AnswerHandle {
  const { api } = useShell();
  const client = useQueryClient();
  const [given, setGiven] = useState<Answer | null>(null);
  const [sending, setSending] = useState<Answer | null>(null);
  const [trouble, setTrouble] = useState<AnswerTrouble | null>(null);
  const isUnderWay = useRef(false);
  const reread = () => client.fetchQuery(waitlistLinkQuery(api, token)).catch(() => null);
  const answer = async (wanted: Answer) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(wanted);
    setTrouble(null);
    try {
      await whileSending(giveAnswer(api, token, wanted));
      setGiven(wanted);
      await reread();
    } catch (error) {
      const now = await reread();
      // The answer may have arrived all the same, or in another tab.
      if (now?.state === AFTER[wanted] && !isOfferOver(error)) setGiven(wanted);
      else setTrouble(troubleOf(error));
    } finally {
      isUnderWay.current = false;
      setSending(null);
    }
  };
  return { given, sending, trouble, answer };
}
