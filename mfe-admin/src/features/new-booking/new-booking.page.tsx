import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import { idOf } from '../../shared/id-of.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { EventChoice } from './event-choice.tsx';
import { NewBookingForm } from './new-booking-form.tsx';

const events = resource('events');
const users = resource('users');

/** `/admin/bookings/neu`: a booking for a guest on the phone; `?event=` and `?user=` name what is known before. */
export function Page() {
  const t = useTexts(newBookingTexts);
  const { api } = useShell();
  const [params, setParams] = useSearchParams();
  const eventId = params.get('event') ?? '';
  const userId = params.get('user') ?? '';
  const event = useQuery({ ...events.item(api, eventId), enabled: eventId !== '' });
  const user = useQuery({ ...users.item(api, userId), enabled: userId !== '' });
  useHead({ title: t('title'), robots: 'noindex' });
  const choose = (iri: string | null) => {
    const next = new URLSearchParams(params);
    if (iri) next.set('event', idOf(iri));
    else next.delete('event');
    setParams(next, { state: { keepScroll: true }, replace: true });
  };
  const isWaiting = userId !== '' && user.isLoading;
  return (
    <>
      <PageHead title={t('title')} />
      <p>{t('lead')}</p>
      <EventChoice event={eventId ? event.data : undefined} onChange={choose} />
      {event.error && <LoadFailed error={event.error} onRetry={() => void event.refetch()} />}
      {isWaiting ? (
        <PageSkeleton />
      ) : (
        <NewBookingForm event={eventId ? event.data : undefined} user={user.data ?? null} />
      )}
    </>
  );
}
