import type { EventAssignment, EventChangePreview, GuideSearchCreate } from '@firn/shared-contracts/api';
import type { ToldGroup } from '@firn/shared-contracts/domain';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { planOfNow } from '../telling/plan-changed.tsx';
import { useSettledText } from '../use-settled-text.ts';
import { useGuideChange } from './guide-change.tsx';
import { useRefetch } from './use-assignments.ts';

const assignments = resource('guide_assignments');
const searches = resource('guide_searches');

/** An assignment that may be ended, wherever it is shown. */
export type Ending = Pick<EventAssignment, '@id' | 'version'> & {
  readonly state: EventAssignment['state'];
};

/** An assignment that was ended, as it takes to begin it again. */
export interface Ended {
  readonly state: 'asked' | 'accepted';
  readonly tell: readonly ToldGroup[];
}

/** Names who is asked in place of a guide. */
type ReplacedBy = Pick<GuideSearchCreate, 'event' | 'guides' | 'hours'>;

interface WithdrawalOptions {
  readonly assignment: Ending;
  /** The name. */
  readonly guide: string;
  readonly shownIn: QueryKey;
  readonly onDone: (ended: Ended) => void;
  /** Asks nothing while another dialog stands in its place. */
  readonly isIdle?: boolean;
  /** Says who is asked in place of the guide, where somebody is; null while nobody is chosen. */
  readonly replaceBy?: () => ReplacedBy | null;
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;

/** Ends an assignment as it was shown, by what its dry run said: the guide loses sight of the guests at once. */
export function useWithdrawal(options: WithdrawalOptions) {
  const { assignment, guide, shownIn, onDone, isIdle = false, replaceBy } = options;
  const t = useTexts(eventGuidesTexts);
  const { toasts } = useShell();
  const { transition } = useWrite(assignments);
  const { create } = useWrite(searches);
  const refetch = useRefetch(shownIn);
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState<readonly ToldGroup[] | null>(null);
  const [before, setBefore] = useState<EventChangePreview | null>(null);
  // A withdrawal that has happened is not asked for once more: its version is an old one.
  const [isOver, setOver] = useState(false);
  const settled = useSettledText(reason.trim());
  const asked = useGuideChange({
    path: `${assignment['@id']}/transition`,
    body: isOver || isIdle ? null : { to: 'withdrawn', ...(settled && { reason: settled }), dryRun: true },
    base: assignment,
  });
  // Somebody else was quicker: what shows the assignment shows how it is now.
  const lookAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (asked.error) lookAgain();
  }, [asked.error]);
  const change = asked.data?.change;
  const told = tell ?? change?.tell ?? [];
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (search: ReplacedBy | null) => {
      const how = {
        ...(reason.trim() && { reason: reason.trim() }),
        tell: [...told],
        ...(change && { seal: change.seal }),
      };
      if (search) await create({ ...search, ...how, assignment: assignment['@id'] });
      else await transition(assignment, { to: 'withdrawn', ...how });
    },
    onSuccess: async (_made, search) => {
      setOver(true);
      await refetch();
      const text = t(search ? 'done.replaced' : 'done.withdrawn', { guide });
      toasts.add({ variant: 'success', text });
      onDone({ state: assignment.state === 'accepted' ? 'accepted' : 'asked', tell: told });
    },
    onError: (failure) => {
      if (planOfNow<EventChangePreview>(failure)) setBefore(change ?? null);
      else void refetch();
      void asked.refetch();
    },
  });
  const refusal = error && !planOfNow(error) ? reasonOf(outcomeOf(error)) : '';
  const isReady = change !== undefined && !asked.error;
  return {
    asked,
    reason,
    setReason,
    tell,
    setTell,
    before,
    isReady,
    send: () => {
      const search = replaceBy?.() ?? null;
      if (search || !replaceBy) mutate(search);
    },
    isPending,
    refusal,
  };
}
