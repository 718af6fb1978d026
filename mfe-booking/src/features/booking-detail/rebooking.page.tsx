import type { BookingResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatChf, formatDateRange } from '@firn/shared-ui/format';
import { Radio } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { OfficeContact } from '../../shared/office-contact.tsx';
import { FailedRegion, LoadingRegion } from '../../shared/region.tsx';
import type { BookingLink } from './booking-link.ts';
import styles from './change.module.css';
import type { Change } from './change.ts';
import { ChangeDone, ChangeLayout, ChangeOver } from './change-layout.tsx';
import { ConfirmChange, costs } from './confirm-change.tsx';
import { activePersons, mayChange } from './may-change.logic.ts';
import { type OtherDate, otherDatesQuery } from './other-dates.queries.ts';
import { OwnBooking } from './own-booking.tsx';
import { useChange } from './use-change.ts';

interface RebookingProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
}

const rebookingOf = ({ '@id': iri }: BookingResponse, event: OtherDate): Change => ({
  path: `${iri}/rebooking`,
  body: { event: event['@id'] },
  isDone: (booking) => booking.event.id === event.id,
});

interface DatesProps {
  readonly dates: readonly OtherDate[];
  readonly count: number;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function Dates({ dates, count, chosen, onChoose }: DatesProps) {
  const t = useTexts(bookingChangesTexts);
  return (
    <Radio.Group label={t('rebook.choose')} value={chosen} onChange={onChoose}>
      <div className={styles.dates}>
        {dates.map(({ id, start, end, priceFrom, freePlaces }) => {
          const isTooFew = freePlaces < count;
          const seats = t(isTooFew ? 'rebook.tooFew' : 'rebook.free', { count: freePlaces });
          return (
            <Radio
              key={id}
              value={id}
              label={formatDateRange(start, end)}
              description={`${t('rebook.price', { price: formatChf(priceFrom) })}, ${seats}`}
              disabled={isTooFew}
            />
          );
        })}
      </div>
    </Radio.Group>
  );
}

function Choice({ booking, link, dates }: RebookingProps & Pick<DatesProps, 'dates'>) {
  const t = useTexts(bookingChangesTexts);
  const [chosenId, setChosenId] = useState('');
  const chosen = dates.find(({ id }) => id === chosenId) ?? null;
  const change = useMemo(() => chosen && rebookingOf(booking, chosen), [booking, chosen]);
  const handle = useChange(link, change);
  if (handle.done) {
    const { title, start, end } = handle.done.event;
    const text = t('rebook.doneText', { title, date: formatDateRange(start, end) });
    return <ChangeDone booking={handle.done} link={link} title={t('rebook.done')} text={text} />;
  }
  const { event } = booking;
  const isCalledOff = booking.state === 'annulled';
  const count = activePersons(booking).length;
  const hasRoom = dates.some(({ freePlaces }) => freePlaces >= count);
  return (
    <ChangeLayout booking={booking} link={link} title={t('rebook.title')}>
      <p>
        {t(isCalledOff ? 'rebook.leadCalledOff' : 'rebook.lead', {
          date: formatDateRange(event.start, event.end),
        })}
      </p>
      {!hasRoom && (
        <>
          <p>{t('rebook.none')}</p>
          <OfficeContact />
        </>
      )}
      {dates.length > 0 && <Dates dates={dates} count={count} chosen={chosenId} onChoose={setChosenId} />}
      {change && (
        <ConfirmChange
          booking={booking}
          change={handle}
          submitText={(preview) => t(costs(preview, booking) ? 'rebook.submitCosts' : 'rebook.submit')}
        />
      )}
    </ChangeLayout>
  );
}

/** The dates as they were when the page was opened; the preview of each is asked for when it is chosen. */
function WithDates({ booking, link }: RebookingProps) {
  const { api, now } = useShell();
  const [at] = useState(now);
  const dates = useQuery(otherDatesQuery(api, booking, at));
  if (dates.isPending) return <LoadingRegion />;
  // An event that is not public any more has no dates beside it.
  const isRefused = isApiError(dates.error) && [403, 404, 410].includes(dates.error.status);
  if (dates.isError && !isRefused) return <FailedRegion onRetry={() => void dates.refetch()} />;
  return <Choice booking={booking} link={link} dates={dates.data ?? []} />;
}

function Opened({ booking, link }: RebookingProps) {
  const t = useTexts(bookingChangesTexts);
  const [opened] = useState(booking);
  const { mayRebook } = mayChange(opened, useShell().now());
  if (mayRebook) return <WithDates booking={opened} link={link} />;
  return <ChangeOver booking={opened} link={link} title={t('rebook.title')} until={opened.rebookableUntil} />;
}

/** `/profil/buchung/:id/umbuchen` */
export function Page() {
  return <OwnBooking>{(booking, link) => <Opened booking={booking} link={link} />}</OwnBooking>;
}
