import type { BookingResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { CancellationTerms } from '../../shared/cancellation-terms.tsx';
import { type BookingLink, changePath } from './booking-link.ts';
import styles from './change.module.css';
import type { Change } from './change.ts';
import { ChangeDone, ChangeLayout, ChangeOver } from './change-layout.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { activePersons, mayChange } from './may-change.logic.ts';
import { OwnBooking } from './own-booking.tsx';
import { fullName } from './person-list.tsx';
import { useChange } from './use-change.ts';

type Person = BookingResponse['bookingPersons'][number];

function cancellationOf({ '@id': iri }: BookingResponse, person: Person | null): Change {
  return {
    path: `${iri}/cancellation`,
    body: person ? { bookingPerson: person['@id'] } : {},
    isDone: ({ state, bookingPersons }) =>
      state === 'cancelled' ||
      bookingPersons.some(({ id, state: personState }) => id === person?.id && personState === 'cancelled'),
  };
}

interface CancellationProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
  /** Null for the whole booking. */
  readonly person: Person | null;
}

/** Above the price: who leaves, and what may be done instead. */
function About({ booking, link, person }: CancellationProps) {
  const t = useTexts(bookingChangesTexts);
  const { mayReplace, isWaiting } = mayChange(booking, useShell().now());
  const persons = activePersons(booking);
  const names = persons.map(fullName).join(', ');
  if (isWaiting) return <p>{t('cancel.waiting')}</p>;
  const [first] = person ? [person] : persons;
  return (
    <>
      <p>
        {person
          ? t('cancel.one', { name: fullName(person) })
          : t('cancel.all', { count: persons.length, names })}
      </p>
      {mayReplace && first && (person || persons.length === 1) && (
        <p>
          {t('cancel.replaceInstead')}{' '}
          <Link to={changePath(link, 'person', first.id)}>
            {t('cancel.replace', { name: fullName(first) })}
          </Link>
        </p>
      )}
      <section className={styles.block}>
        <h2 className={styles.heading}>{t('cancel.terms')}</h2>
        <CancellationTerms policy={booking.cancellationPolicy} start={booking.event.start} />
      </section>
    </>
  );
}

function Cancellation({ booking, link, person }: CancellationProps) {
  const t = useTexts(bookingChangesTexts);
  const { mayCancel, isWaiting } = mayChange(booking, useShell().now());
  const change = useMemo(() => cancellationOf(booking, person), [booking, person]);
  const handle = useChange(link, mayCancel ? change : null);
  const name = person ? fullName(person) : '';
  const wholeTitle = t(isWaiting ? 'cancel.titleWaiting' : 'cancel.title');
  const title = person ? t('cancel.titlePerson', { name }) : wholeTitle;
  if (handle.done) {
    const wholeText = isWaiting
      ? t('cancel.doneWaiting')
      : t('cancel.doneAll', { number: booking.bookingNumber });
    const text = person ? t('cancel.doneOne', { name }) : wholeText;
    const hasPrice = !isWaiting;
    const doneTitle = t('cancel.done');
    return <ChangeDone booking={handle.done} link={link} title={doneTitle} text={text} hasPrice={hasPrice} />;
  }
  if (!mayCancel) {
    return <ChangeOver booking={booking} link={link} title={title} until={booking.cancellableUntil} />;
  }
  return (
    <ChangeLayout booking={booking} link={link} title={title}>
      <About booking={booking} link={link} person={person} />
      <ConfirmChange
        booking={booking}
        change={handle}
        isFree={isWaiting}
        submitText={({ fee }) => {
          if (isWaiting) return t('cancel.submitWaiting');
          return t(fee > 0 ? 'cancel.submit' : 'cancel.submitFree');
        }}
      />
    </ChangeLayout>
  );
}

/** The booking as it was when the page was opened: what it says must not change under the hand that confirms. */
function Opened({ booking, link }: Pick<CancellationProps, 'booking' | 'link'>) {
  const t = useTexts(bookingChangesTexts);
  const [opened] = useState(booking);
  const [searchParams] = useSearchParams();
  const wanted = searchParams.get('person');
  const persons = activePersons(opened);
  const person = persons.find(({ id }) => id === wanted) ?? null;
  if (wanted && !person) {
    return (
      <ChangeLayout booking={opened} link={link} title={t('cancel.title')}>
        <p>{t('cancel.unknownPerson')}</p>
      </ChangeLayout>
    );
  }
  // Without its last person a booking is none.
  return <Cancellation booking={opened} link={link} person={persons.length > 1 ? person : null} />;
}

/** `/profil/buchung/:id/annullieren`, the whole booking or `?person=`. */
export function Page() {
  return <OwnBooking>{(booking, link) => <Opened booking={booking} link={link} />}</OwnBooking>;
}
