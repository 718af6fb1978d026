import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import type { ActionProps } from './action.ts';
import { OneActionDialog } from './one-action-dialog.tsx';
import { Waiting } from './waiting.tsx';

const offers = resource('offers');

/** Publishes an offer that meets every condition of it. */
export function PublishAction({ subject, onUndoable, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const write = useWrite(offers);
  const offer = useQuery(offers.item(api, subject.id));
  const title = t('publishOf', { name: subject.label });
  if (!offer.data) return <Waiting title={title} query={offer} onClose={onClose} />;
  const { data } = offer;
  return (
    <OneActionDialog
      title={title}
      actionText={t('publish')}
      doneText={t('published')}
      run={async () => {
        const published = await write.transition(data, { to: 'published' });
        onUndoable({
          text: t('publishUndoable', { name: subject.label }),
          run: () => write.transition(published, { to: 'hidden' }),
        });
      }}
      onClose={onClose}
    >
      <p>{t('publishText')}</p>
    </OneActionDialog>
  );
}
