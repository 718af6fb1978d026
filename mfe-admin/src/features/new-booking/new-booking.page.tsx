import { formatDateTime } from '@firn/shared-ui/format';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import { idOf } from '../../shared/id-of.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { withHeldSeats } from './booking-values.logic.ts';
import { EventChoice } from './event-choice.tsx';
import { NewBookingForm } from './new-booking-form.tsx';
import { useChosenEvent } from './use-chosen-event.ts';

const events = resource('events');
const users = resource('users');
const options = resource('seat_options');

/** `/admin/bookings/neu`: a booking for a guest on the phone; `?event=`, `?user=` and `?option=` name what is known before. */
export function Page() {
  const t = useTexts(newBookingTexts);
  const { api } = useShell();
  const [params] = useSearchParams();
  const [eventId, choose] = useChosenEvent();
  const optionId = params.get('option') ?? '';
  const option = useQuery({ ...options.item(api, optionId), enabled: optionId !== '' });
  const userId = params.get('user') ?? idOf(option.data?.user ?? '');
  const event = useQuery({ ...events.item(api, eventId), enabled: eventId !== '' });
  const user = useQuery({ ...users.item(api, userId), enabled: userId !== '' });
  useHead({ title: t('title'), robots: 'noindex' });
  const isWaiting = option.isLoading || (userId !== '' && user.isLoading);
  const held = option.data?.state === 'open' ? option.data : null;
  const shown = eventId && event.data ? withHeldSeats(event.data, held) : undefined;
  return (
    <>
      <PageHead title={t('title')} />
      <p>{t('lead')}</p>
      <EventChoice event={shown} onChange={choose} />
      {event.error && <LoadFailed error={event.error} onRetry={() => void event.refetch()} />}
      {held && (
        <p>{t('heldFor', { number: held.number, count: held.seats, when: formatDateTime(held.until) })}</p>
      )}
      {option.data && !held && <p>{t('heldNoMore', { number: option.data.number })}</p>}
      {isWaiting ? <PageSkeleton /> : <NewBookingForm event={shown} user={user.data ?? null} option={held} />}
    </>
  );
}
