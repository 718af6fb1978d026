import type { EventResponse, PriceQuoteResponse } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { CheckboxField, FormSection, TextareaField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { formatChf, formatDateTime, formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import type { Rentable } from '@firn/shared-ui/material-choice';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import type { PersonValues } from '../../shared/booking-form/person-values.logic.ts';
import { Facts } from '../../shared/facts.tsx';
import { REASON_LENGTH } from '../../shared/reason-length.ts';
import { BookingMails } from './booking-mails.tsx';
import styles from './new-booking.module.css';

const quotes = resource('price-quotes');

type T = Translate<typeof newBookingTexts>;

/** What only the office goes over: seats and deadline (docs/domain/bookings.md#booking-by-the-office). */
function hindrancesOf(t: T, event: EventResponse, persons: number, now: Date): readonly string[] {
  const { freePlaces, registrationDeadline } = event;
  const full = freePlaces > 0 ? t('full', { count: freePlaces }) : t('fullNone');
  return [
    ...(freePlaces < persons ? [full] : []),
    ...(registrationDeadline && new Date(registrationDeadline) < now
      ? [t('deadline', { when: formatDateTime(registrationDeadline) })]
      : []),
  ];
}

function Quote({
  quote,
  persons,
  waits,
}: {
  readonly quote: PriceQuoteResponse;
  readonly persons: readonly PersonValues[];
  readonly waits: boolean;
}) {
  const t = useTexts(newBookingTexts);
  const nameOf = (index: number) => {
    const { firstName = '', lastName = '' } = persons[index] ?? {};
    return [firstName, lastName].filter(Boolean).join(' ') || t('person', { number: String(index + 1) });
  };
  return (
    <Facts
      facts={[
        ...quote.lines.map(
          ({ title, person, total }) =>
            [t('linesOf', { title, person: nameOf(person) }), formatChf(total)] as const,
        ),
        [t('total'), <strong key="total">{formatChf(quote.total)}</strong>],
        [t('due'), waits ? null : formatLocalDate(quote.dueDate)],
      ]}
    />
  );
}

interface ClosingSectionProps {
  readonly event: EventResponse | undefined;
  readonly rentable: Rentable | null;
  /** The total that stands on the screen, for whoever sends it. */
  readonly shown: RefObject<Rappen | null>;
  /** Told whether it becomes an entry of the waiting list. */
  readonly onWaits: (waits: boolean) => void;
}

/** What is answered to what speaks against the booking: the waiting list where that is all, or an exception. */
function Answers() {
  const t = useTexts(newBookingTexts);
  const mayWait = useFormValue<boolean>('mayWait');
  const wait = useFormValue<boolean>('wait');
  return (
    <>
      {mayWait && <CheckboxField name="wait" label={t('wait')} description={t('waitHint')} />}
      {!(mayWait && wait) && (
        <>
          <CheckboxField name="override" label={t('override')} required={!mayWait} />
          <TextareaField name="reason" label={t('reason')} rows={2} maxLength={REASON_LENGTH} required />
        </>
      )}
    </>
  );
}

/** Whether the group may wait for seats: the event is full for it, and takes entries (docs/domain/bookings.md#waiting-list). */
function mayWaitFor(event: EventResponse, persons: number, now: Date): boolean {
  const { freePlaces, maximumParticipants, registrationDeadline } = event;
  const isOver = registrationDeadline !== null && new Date(registrationDeadline) < now;
  return freePlaces < persons && persons <= maximumParticipants && !isOver;
}

/** The price of the persons so far, what speaks against the booking, and what the guest agreed to. */
export function ClosingSection({ event, rentable, shown, onWaits }: ClosingSectionProps) {
  const t = useTexts(newBookingTexts);
  const { api, now } = useShell();
  const change = useFormChange();
  const persons = useFormValue<readonly PersonValues[]>('bookingPersons');
  const mayWait = event !== undefined && mayWaitFor(event, persons.length, now());
  const waits = useFormValue<boolean>('wait') && mayWait;
  const priced = persons.map(({ sac, rentingMaterial }) => ({
    sac,
    ...(!waits && rentingMaterial?.length && { rentingMaterial }),
  }));
  const quote = useQuery({
    queryKey: ['price-quote', event?.['@id'], priced],
    queryFn: ({ signal }) =>
      quotes.create(api, { event: event?.['@id'] ?? '', bookingPersons: priced }, { signal }),
    enabled: event !== undefined,
  });
  const hindrances = event ? hindrancesOf(t, event, persons.length, now()) : [];
  const isHindered = hindrances.length > 0;
  useEffect(() => {
    shown.current = quote.data && !quote.isFetching ? quote.data.total : null;
  });
  useEffect(() => change('isHindered', isHindered), [change, isHindered]);
  useEffect(() => change('mayWait', mayWait), [change, mayWait]);
  useEffect(() => onWaits(waits), [onWaits, waits]);
  return (
    <FormSection title={t('price')}>
      <div className={styles.wide}>
        {!event && <p>{t('eventFirst')}</p>}
        {quote.isLoading && <p role="status">{t('priceAsked')}</p>}
        {quote.error && !quote.data && (
          <LoadFailed error={quote.error} onRetry={() => void quote.refetch()} />
        )}
        {quote.data && <Quote quote={quote.data} persons={persons} waits={waits} />}
      </div>
      {isHindered && (
        <>
          <div className={`${styles.wide} ${styles.against}`}>
            <p>{t('against')}</p>
            <ul>
              {hindrances.map((hindrance) => (
                <li key={hindrance}>{hindrance}</li>
              ))}
            </ul>
          </div>
          <Answers />
        </>
      )}
      <TextareaField name="message" label={t('message')} rows={2} maxLength={1000} />
      <CheckboxField name="acceptTerms" label={t('acceptTerms')} required />
      <CheckboxField name="notify" label={t('notify')} />
      {event && quote.data && <BookingMails event={event} rentable={rentable} total={quote.data.total} />}
    </FormSection>
  );
}
