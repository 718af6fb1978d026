import type { FeedbackRequestResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { type SubmitEvent, useRef, useState } from 'react';
import { isOver, sendFeedback } from './feedback.queries.ts';
import { answerOf, type Draft, EMPTY, type Fault, faultsOf } from './grades.logic.ts';

/** The reason for which an answer was not taken; without a detail nobody knows whether it arrived. */
export interface Trouble {
  readonly detail: string | null;
}

interface FeedbackHandle {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
  readonly grade: (name: string, grade: number) => void;
  /** Takes back what was chosen under a prefix. */
  readonly clear: (prefix: string) => void;
  /** The faults of the draft, once somebody has tried to send. */
  readonly faults: ReadonlyMap<string, Fault>;
  readonly isSending: boolean;
  readonly trouble: Trouble | null;
  readonly send: (event: SubmitEvent<HTMLFormElement>) => void;
}

const detailOf = (error: unknown): string | null =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? error.problem.detail : null;

function focusFirst(form: HTMLFormElement, [name]: readonly string[]): void {
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** The form of a link: sends once, however often it is pressed, and keeps what was typed when that fails. */
export function useFeedback({
  token,
  request,
  onSent,
}: {
  readonly token: string;
  readonly request: FeedbackRequestResponse;
  readonly onSent: () => void;
}): FeedbackHandle {
  const { api } = useShell();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isUnderWay = useRef(false);
  const change = (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields }));
  const deliver = async () => {
    isUnderWay.current = true;
    setIsSending(true);
    setTrouble(null);
    try {
      await whileSending(sendFeedback(api, token, answerOf(draft, request)));
      onSent();
    } catch (error) {
      // An answer that was lost on the way back is there: the page says so.
      if (isOver(error)) onSent();
      else setTrouble({ detail: detailOf(error) });
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  return {
    draft,
    change,
    grade: (name, grade) => change({ grades: { ...draft.grades, [name]: grade } }),
    clear: (prefix) =>
      change({
        grades: Object.fromEntries(Object.entries(draft.grades).filter(([name]) => !name.startsWith(prefix))),
      }),
    faults: isTried ? faultsOf(draft, request) : new Map(),
    isSending,
    trouble,
    send: (event) => {
      event.preventDefault();
      setIsTried(true);
      const missing = [...faultsOf(draft, request).keys()];
      if (missing.length > 0) focusFirst(event.currentTarget, missing);
      else if (!isUnderWay.current) void deliver();
    },
  };
}
