import type { EventAssignment, GuideAssignmentCreate } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';

const assignments = resource('guide_assignments');
const events = resource('events');

/** Events embed their assignments: whatever came of a write, they are read anew. */
function useRefetch() {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: [events.path], type: 'active' });
}

interface Assigns {
  readonly name: string;
  readonly body: GuideAssignmentCreate;
}

/** Asks a guide, or sets one who has agreed already. */
export function useAssign(onDone: () => void) {
  const t = useTexts(eventGuidesTexts);
  const { toasts } = useShell();
  const { create } = useWrite(assignments);
  const refetch = useRefetch();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ body }: Assigns) => create(body),
    onSuccess: (_made, { name, body: { state = 'asked' } }) => {
      toasts.add({ variant: 'success', text: t(`done.${state}`, { name }) });
      onDone();
    },
    onSettled: () => void refetch(),
  });
  return { mutate, isPending, reset, refusal: error ? reasonOf(outcomeOf(error)) : undefined };
}

/** Ends an assignment: the guide loses sight of the guests at once. */
export function useWithdraw() {
  const t = useTexts(eventGuidesTexts);
  const { toasts } = useShell();
  const { transition } = useWrite(assignments);
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (assignment: EventAssignment) => transition(assignment, { to: 'withdrawn' }),
    onSuccess: (_made, { guide }) =>
      toasts.add({ variant: 'success', text: t('done.withdrawn', { name: guide.fullName }) }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled: () => void refetch(),
  });
}
