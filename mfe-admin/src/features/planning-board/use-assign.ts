import type { GuideAssignmentCreate } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { CONFLICTS_KEY } from '../../shared/event-guides/conflicts.tsx';
import type { BoardAssignment } from './board.logic.ts';
import { BOARD_KEY } from './planning-board.queries.ts';

const assignments = resource('guide_assignments');

interface Handlers {
  /** Names the guide in what is said. */
  readonly guide: string;
  readonly onDone: () => void;
}

/** Whatever came of it, the board is read anew: a refusal says that somebody else was quicker. */
function useRefetch() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: CONFLICTS_KEY });
    return client.refetchQueries({ queryKey: BOARD_KEY, type: 'active' });
  };
}

/** Asks a guide, or sets one who has agreed already. */
export function useAssign({ guide, onDone }: Handlers) {
  const t = useTexts(planningBoardTexts);
  const { toasts } = useShell();
  const { create } = useWrite(assignments);
  const refetch = useRefetch();
  const mutation = useMutation({
    mutationFn: (body: GuideAssignmentCreate) => create(body),
    onSuccess: async (_, { state = 'asked' }) => {
      await refetch();
      toasts.add({ variant: 'success', text: t(`assign.done.${state}`, { guide }) });
      onDone();
    },
    onError: () => void refetch(),
  });
  return { ...mutation, refusal: mutation.error ? reasonOf(outcomeOf(mutation.error)) : '' };
}

/** Withdraws an assignment, as it stood on the board. */
export function useWithdraw({ guide, onDone }: Handlers) {
  const t = useTexts(planningBoardTexts);
  const { toasts } = useShell();
  const { transition } = useWrite(assignments);
  const refetch = useRefetch();
  const mutation = useMutation({
    mutationFn: (assignment: BoardAssignment) => transition(assignment, { to: 'withdrawn' }),
    onSuccess: async () => {
      await refetch();
      toasts.add({ variant: 'success', text: t('assignment.withdrawn', { guide }) });
      onDone();
    },
    onError: () => void refetch(),
  });
  return { ...mutation, refusal: mutation.error ? reasonOf(outcomeOf(mutation.error)) : '' };
}
