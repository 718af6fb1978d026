import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';

interface WaitingProps {
  readonly title: string;
  /** What the thing is asked for by. */
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
  readonly onClose: () => void;
}

/** The dialog of a task until its thing is there. */
export function Waiting({ title, query: { error, refetch }, onClose }: WaitingProps) {
  const t = useTexts(tasksTexts);
  return (
    <Dialog title={title} closeText={t('close')} onClose={onClose}>
      {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <p role="status">…</p>}
    </Dialog>
  );
}
