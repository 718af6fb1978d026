import { type EventResponse, NEXT_SEASON_DAYS } from '@firn/shared-contracts/api';
import { formatShortDateRange } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { newOccurrencePath, occurrencePath } from '../../shared/event-paths.ts';
import type { ActionProps } from './action.ts';
import { TaskLink } from './task-link.tsx';
import styles from './tasks.module.css';
import { Waiting } from './waiting.tsx';

const events = resource('events');
const offers = resource('offers');

/** Repeats the last date of an offer as a draft, which opens; a date is the office's to look at before guests see it. */
function Repeat({ event }: { readonly event: Pick<EventResponse, '@id' | 'start' | 'end'> }) {
  const t = useTexts(tasksTexts);
  const { api, navigation } = useShell();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.post<EventResponse>(`${event['@id']}/duplicate`, { days: NEXT_SEASON_DAYS }, { quiet: true }),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: events.keys.lists });
      navigation.push(occurrencePath(made));
    },
  });
  return (
    <>
      <p>{t('date.last', { date: formatShortDateRange(event.start, event.end) })}</p>
      <Button loading={isPending} onClick={() => mutate()}>
        {t('date.repeat')}
      </Button>
      {error && <p role="alert">{reasonOf(outcomeOf(error))}</p>}
    </>
  );
}

/** Gives an offer its next date, or takes it off the website until there is one. */
export function NextDateAction({ subject, onUndoable, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api, toasts } = useShell();
  const write = useWrite(offers);
  const offer = useQuery(offers.item(api, subject.id));
  const last = useQuery(
    events.list(api, { offer: subject['@id'], order: { start: 'desc' }, itemsPerPage: 1 }),
  );
  const hide = useMutation({
    mutationFn: async () => offer.data && write.transition(offer.data, { to: 'hidden' }),
    onSuccess: (hidden) => {
      toasts.add({ variant: 'success', text: t('date.hidden') });
      if (hidden)
        onUndoable({
          text: t('date.undoable', { name: subject.label }),
          run: () => write.transition(hidden, { to: 'published' }),
        });
      onClose();
    },
  });
  const title = t('date.title', { name: subject.label });
  if (!offer.data) return <Waiting title={title} query={offer} onClose={onClose} />;
  if (!last.data) return <Waiting title={title} query={last} onClose={onClose} />;
  const [event] = last.data['hydra:member'];
  return (
    <Dialog title={title} closeText={hide.isPending ? null : t('close')} isFinal onClose={onClose}>
      <div className={styles.choices}>
        {event && <Repeat event={event} />}
        <Button variant="default" component={TaskLink} to={newOccurrencePath(subject)}>
          {t('date.new')}
        </Button>
        <Button variant="default" loading={hide.isPending} onClick={() => hide.mutate()}>
          {t('date.hide')}
        </Button>
        {hide.error && <p role="alert">{reasonOf(outcomeOf(hide.error))}</p>}
      </div>
    </Dialog>
  );
}
