import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useConflicts } from './conflicts.tsx';
import { useAssign } from './use-assignments.ts';

export const ASSIGN_STATES = ['asked', 'accepted'] as const;
export type AssignState = (typeof ASSIGN_STATES)[number];

interface AssignFormOptions {
  /** IRI. */
  readonly event: string;
  /** Preselected; null for nobody. */
  readonly guide: string | null;
  readonly nameOf: (guide: string) => string;
  /** What shows the assignments. */
  readonly shownIn: QueryKey;
  readonly onDone?: (guide: string) => void;
}

export type AssignFormState = ReturnType<typeof useAssignForm>;

/** The one way to a guide: what is chosen, what speaks against it, and sending it. */
export function useAssignForm({ event, guide: preselected, nameOf, shownIn, onDone }: AssignFormOptions) {
  const [guide, setGuide] = useState(preselected);
  const [state, setState] = useState<AssignState>('asked');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const conflicts = useConflicts(event, guide);
  const choose = (chosen: string | null) => {
    setGuide(chosen);
    setReason('');
    setTried(false);
    assign.reset();
  };
  const assign = useAssign({
    guide: guide ? nameOf(guide) : '',
    shownIn,
    onDone: () => {
      choose(null);
      if (guide) onDone?.(guide);
    },
  });
  const needsReason = conflicts.data?.conflicts.some((conflict) => conflict.needsReason) ?? false;
  const overrideReason = reason.trim();
  const isChecking = guide !== null && conflicts.isPending;
  /** Null while it lacks something. */
  const body =
    !guide || isChecking || (needsReason && !overrideReason)
      ? null
      : { event, guide, state, ...(needsReason && { overrideReason }) };
  const send = () => {
    setTried(true);
    if (body) assign.mutate(body);
  };
  return {
    guide,
    choose,
    conflicts,
    state,
    setState,
    reason,
    setReason,
    needsReason,
    isGuideMissing: isTried && !guide,
    isReasonMissing: isTried && !overrideReason,
    isBusy: assign.isPending || isChecking,
    isSending: assign.isPending,
    refusal: assign.refusal,
    body,
    send,
  };
}
