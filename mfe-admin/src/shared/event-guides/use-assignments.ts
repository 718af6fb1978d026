import type { GuideAssignmentCreate } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { planOfNow } from '../telling/plan-changed.tsx';
import { CANDIDATES_KEY } from './candidates.ts';
import { CONFLICTS_KEY } from './conflicts.tsx';

const assignments = resource('guide_assignments');

/** Events embed their assignments. */
export const EVENTS_KEY: QueryKey = [resource('events').path];

const SEARCHES_KEY: QueryKey = [resource('guide_searches').path];

interface Handlers {
  /** Names the guide in what is said. */
  readonly guide: string;
  /** What shows the assignments. */
  readonly shownIn: QueryKey;
  readonly onDone?: () => void;
  /** Others are concerned than the preview showed: it is confirmed anew. */
  readonly onOthersConcerned?: () => void;
}

/** Whatever came of a write, it is read anew: a refusal says that somebody else was quicker. */
export function useRefetch(shownIn: QueryKey) {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [CONFLICTS_KEY, CANDIDATES_KEY, SEARCHES_KEY])
      void client.invalidateQueries({ queryKey });
    return client.refetchQueries({ queryKey: shownIn, type: 'active' });
  };
}

/** Asks a guide, or sets one who has agreed already. */
export function useAssign({ guide, shownIn, onDone, onOthersConcerned }: Handlers) {
  const t = useTexts(eventGuidesTexts);
  const { toasts } = useShell();
  const { create } = useWrite(assignments);
  const refetch = useRefetch(shownIn);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (body: GuideAssignmentCreate) => create(body),
    onSuccess: async (_made, { state = 'asked' }) => {
      await refetch();
      toasts.add({ variant: 'success', text: t(`done.${state}`, { guide }) });
      onDone?.();
    },
    onError: (failure) => {
      if (planOfNow(failure)) onOthersConcerned?.();
      else void refetch();
    },
  });
  return { mutate, isPending, reset, refusal: error ? reasonOf(outcomeOf(error)) : '' };
}
