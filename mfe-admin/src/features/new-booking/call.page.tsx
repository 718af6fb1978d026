import type { SeatOptionMade } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callTexts } from '../../i18n/de-CH/call.ts';
import { newBookingPath } from '../../shared/booking-paths.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { EventOptions } from '../../shared/seat-options/event-options.tsx';
import { CallForm } from './call-form.tsx';
import { CallMade } from './call-made.tsx';
import { EventChoice } from './event-choice.tsx';
import { useChosenEvent } from './use-chosen-event.ts';

const events = resource('events');

/** `/admin/bookings/anruf`: what the office does while somebody is on the phone; `?event=` names what is known before. */
export function Page() {
  const t = useTexts(callTexts);
  const { api } = useShell();
  const [eventId, choose] = useChosenEvent();
  const { data, error, refetch } = useQuery({ ...events.item(api, eventId), enabled: eventId !== '' });
  const [made, setMade] = useState<SeatOptionMade | null>(null);
  const event = eventId ? data : undefined;
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')}>
        <Button component={Link} variant="default" to={newBookingPath(event && { event })}>
          {t('full')}
        </Button>
      </PageHead>
      <p>{t('lead')}</p>
      <EventChoice event={event} onChange={choose} />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!eventId && <p>{t('eventFirst')}</p>}
      {event && made && <CallMade option={made} onNext={() => setMade(null)} />}
      {event && !made && <CallForm key={event.id} event={event} onMade={setMade} />}
      {event && <EventOptions event={event} />}
    </>
  );
}
