import type { EventResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { EntityInput, type EntityOption } from '@firn/shared-ui/form';
import { formatDateRange } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import styles from './new-booking.module.css';

const events = resource('events');

const SHOWN = ['title', 'code', 'start', 'end', 'freePlaces'] as const;

interface EventChoiceProps {
  /** What is chosen, once it is known. */
  readonly event: EventResponse | undefined;
  readonly onChange: (iri: string | null) => void;
}

/** Asks which event is booked: the next dates that take bookings. */
export function EventChoice({ event, onChange }: EventChoiceProps) {
  const t = useTexts(newBookingTexts);
  const { api, now } = useShell();
  const option = (one: Pick<EventResponse, '@id' | (typeof SHOWN)[number]>): EntityOption => ({
    value: one['@id'],
    label: t('eventOption', { title: one.title, date: formatDateRange(one.start, one.end) }),
    hint: `${one.code}, ${t('seats', { count: one.freePlaces })}`,
  });
  const search = async (text: string, signal: AbortSignal) => {
    const query = {
      state: ['open', 'confirmed'],
      start: { after: zurichDate(now()) },
      order: { start: 'asc' },
    } as const;
    return (await events.search(api, text, { by: 'search', query, properties: SHOWN }, signal)).map(option);
  };
  return (
    <div className={styles.event}>
      <EntityInput
        label={t('event')}
        description={t('eventHint')}
        required
        resourceName="events to book"
        search={search}
        selected={event ? option(event) : null}
        value={event?.['@id'] ?? null}
        onChange={onChange}
      />
    </div>
  );
}
