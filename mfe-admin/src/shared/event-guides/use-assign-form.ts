import type { EventChangePreview } from '@firn/shared-contracts/api';
import type { ToldGroup } from '@firn/shared-contracts/domain';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettledText } from '../use-settled-text.ts';
import { useConflicts } from './conflicts.tsx';
import { useGuideChange } from './guide-change.tsx';
import { useAssign } from './use-assignments.ts';

const ASSIGNMENTS = '/api/guide_assignments';

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
  const [tell, setTell] = useState<readonly ToldGroup[] | null>(null);
  const [before, setBefore] = useState<EventChangePreview | null>(null);
  const conflicts = useConflicts(event, guide);
  const choose = (chosen: string | null) => {
    setGuide(chosen);
    setReason('');
    setTell(null);
    setBefore(null);
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
    onOthersConcerned: () => {
      setBefore(asked.data?.change ?? null);
      void asked.refetch();
    },
  });
  const needsReason = conflicts.data?.conflicts.some((conflict) => conflict.needsReason) ?? false;
  const overrideReason = reason.trim();
  const settled = useSettledText(overrideReason);
  const isChecking = guide !== null && conflicts.isPending;
  /** Null while it lacks something. */
  const body =
    !guide || isChecking || (needsReason && !overrideReason)
      ? null
      : { event, guide, state, ...(needsReason && { overrideReason }) };
  const asked = useGuideChange({
    path: ASSIGNMENTS,
    body: body && state === 'accepted' ? { ...body, ...(needsReason && { overrideReason: settled }) } : null,
  });
  const change = state === 'accepted' ? asked.data?.change : undefined;
  const send = () => {
    setTried(true);
    if (!body) return;
    assign.mutate(change ? { ...body, tell: [...(tell ?? change.tell)], seal: change.seal } : body);
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
    asked,
    tell,
    setTell,
    before,
    body,
    send,
  };
}
