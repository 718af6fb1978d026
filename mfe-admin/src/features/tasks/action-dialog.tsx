import type { EventReportResponse, TaskResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useMutation, useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { BookingStepDialog } from '../../shared/booking-frame/booking-step-dialog.tsx';
import { StepDialog } from '../../shared/event-frame/step-dialog.tsx';
import { GuidesDialog } from '../../shared/event-guides/guides-dialog.tsx';
import type { InPlace } from './task-actions.logic.ts';
import styles from './tasks.module.css';

const events = resource('events');
const bookings = resource('bookings');
const offers = resource('offers');

const EVENT_STEPS = {
  'decisions-due': { name: 'confirm', to: 'confirmed' },
  'events-to-check': { name: 'open', to: 'open' },
} as const;

interface ActionProps {
  readonly subject: NonNullable<TaskResponse['subject']>;
  readonly onClose: () => void;
}

interface WaitingProps {
  readonly title: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The dialog until its thing is there. */
function Waiting({ title, error, onRetry, onClose }: WaitingProps) {
  const t = useTexts(tasksTexts);
  return (
    <Dialog title={title} closeText={t('close')} onClose={onClose}>
      {error ? <LoadFailed error={error} onRetry={onRetry} /> : <p role="status">…</p>}
    </Dialog>
  );
}

function EventAction({ kind, subject, onClose }: ActionProps & { readonly kind: InPlace }) {
  const { api } = useShell();
  const { data, error, refetch } = useQuery(events.item(api, subject.id));
  if (!data) {
    const retry = () => void refetch();
    return <Waiting title={subject.label} error={error} onRetry={retry} onClose={onClose} />;
  }
  if (kind === 'guides-missing') return <GuidesDialog event={data} onClose={onClose} />;
  const step = kind === 'decisions-due' ? EVENT_STEPS[kind] : EVENT_STEPS['events-to-check'];
  return <StepDialog event={data} step={step} onClose={onClose} />;
}

function BookingAction({ subject, onClose }: ActionProps) {
  const { api } = useShell();
  const { data, error, refetch } = useQuery(bookings.item(api, subject.id));
  if (!data) {
    const retry = () => void refetch();
    return <Waiting title={subject.label} error={error} onRetry={retry} onClose={onClose} />;
  }
  return <BookingStepDialog booking={data} step="confirmed" onClose={onClose} />;
}

function OfferAction({ subject, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api, toasts } = useShell();
  const write = useWrite(offers);
  const { data, error, refetch } = useQuery(offers.item(api, subject.id));
  const publish = useMutation({
    mutationFn: async () => data && write.transition(data, { to: 'published' }),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('published') });
      onClose();
    },
  });
  const title = t('publishOf', { name: subject.label });
  if (!data) return <Waiting title={title} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  return (
    <Dialog
      title={title}
      closeText={publish.isPending ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button loading={publish.isPending} onClick={() => publish.mutate()}>
          {t('publish')}
        </Button>
      }
    >
      <p>{t('publishText')}</p>
      {publish.error && <p role="alert">{reasonOf(outcomeOf(publish.error))}</p>}
    </Dialog>
  );
}

function IncidentsAction({ subject, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const path = `${subject['@id']}/report`;
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<EventReportResponse>(path, { signal, quiet: true }),
    staleTime: 0,
  });
  const read = useMutation({
    mutationFn: async () =>
      data && api.post(`${path}/reading`, { submittedAt: data.submittedAt }, { quiet: true }),
    onSuccess: onClose,
  });
  const title = t('incidentsOf', { name: subject.label });
  if (!data) return <Waiting title={title} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  return (
    <Dialog
      title={title}
      closeText={read.isPending ? null : t('close')}
      onClose={onClose}
      action={
        data.incidents !== '' && (
          <Button loading={read.isPending} onClick={() => read.mutate()}>
            {t('read')}
          </Button>
        )
      }
    >
      <p className={styles.said}>{data.incidents || t('noIncidents')}</p>
      {read.error && <p role="alert">{reasonOf(outcomeOf(read.error))}</p>}
    </Dialog>
  );
}

/** Settles a task in place, by the dialog that the page of its thing has (docs/domain/office.md#tasks). */
export function ActionDialog({ kind, ...props }: ActionProps & { readonly kind: InPlace }) {
  switch (kind) {
    case 'bookings-requested':
      return <BookingAction {...props} />;
    case 'offers-complete':
      return <OfferAction {...props} />;
    case 'incidents-unread':
      return <IncidentsAction {...props} />;
    default:
      return <EventAction kind={kind} {...props} />;
  }
}
