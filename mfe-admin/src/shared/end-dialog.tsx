import { Button } from '@firn/shared-ui/mantine';
import { useShell } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';

interface EndDialogProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly done: string;
  };
  end(): Promise<unknown>;
  /** Runs before anybody reads that it is done. */
  onEnded(): Promise<unknown>;
  onClose(): void;
}

/** Asks before something ends that nobody can bring back. */
export function EndDialog({ words, end, onEnded, onClose }: EndDialogProps) {
  const { toasts } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: end,
    onSuccess: async () => {
      await onEnded();
      toasts.add({ variant: 'success', text: words.done });
      onClose();
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <Dialog
      title={words.title}
      closeText={isPending ? null : words.cancel}
      isFinal
      onClose={onClose}
      action={
        <Button color="red" loading={isPending} onClick={() => mutate()}>
          {words.confirm}
        </Button>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
