import type { EventFinanceResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { Facts } from '../../shared/facts.tsx';
import type { ActionProps } from './action.ts';
import { OneActionDialog } from './one-action-dialog.tsx';
import { TaskLink } from './task-link.tsx';
import { Waiting } from './waiting.tsx';

const events = resource('events');

/** Says that the money of an event is settled, after a look at its figures. */
export function SettleAction({ subject, onUndoable, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const write = useWrite(events);
  const event = useQuery(events.item(api, subject.id));
  const path = `${subject['@id']}/finance`;
  const figures = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<EventFinanceResponse>(path, { signal, quiet: true }),
    staleTime: 0,
  });
  const title = t('settle.title', { name: subject.label });
  if (!event.data) return <Waiting title={title} query={event} onClose={onClose} />;
  if (!figures.data) return <Waiting title={title} query={figures} onClose={onClose} />;
  const { data } = event;
  const { owed, paid, open, margin } = figures.data;
  return (
    <OneActionDialog
      title={title}
      actionText={t('settle.send')}
      doneText={t('settle.done')}
      run={async () => {
        const settled = await write.patch(data, { concluded: true });
        onUndoable({
          text: t('settle.undoable', { name: subject.label }),
          run: () => write.patch(settled, { concluded: false }),
        });
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('settle.report'), t(data.guideFinished ? 'settle.reported' : 'settle.unreported')],
          [t('settle.owed'), formatChf(owed)],
          [t('settle.paid'), formatChf(paid)],
          [t('settle.open'), formatChf(open)],
          [t('settle.margin'), formatChf(margin)],
        ]}
      />
      <p>
        <TaskLink to={`${occurrencePath({ id: subject.id, offer: data.offer })}/finance`}>
          {t('settle.page')}
        </TaskLink>
      </p>
    </OneActionDialog>
  );
}
