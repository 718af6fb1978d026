import {
  type BookingPersonResponse,
  type BookingResponse,
  MAXIMUM_BOOKING_PERSONS,
} from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';
import { isOngoing } from '@firn/shared-contracts/domain';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bookingPeopleTexts } from '../../i18n/de-CH/booking-people.ts';
import { CancelDialog } from '../../shared/booking-changes/change-dialogs.tsx';
import { ruleContext } from '../../shared/booking-form/person-values.logic.ts';
import styles from './booking-people.module.css';
import { type PersonAction, PersonCard } from './person-card.tsx';
import { PersonForm } from './person-form.tsx';

const events = resource('events');

/** States in which persons come and go (docs/domain/cancellation.md#changes). */
const CHANGEABLE: readonly BookingState[] = ['held', 'pending_payment', 'requested', 'confirmed'];

function actionsFor(booking: BookingResponse, person: BookingPersonResponse): readonly PersonAction[] {
  if (person.state === 'cancelled' || person.state === 'replaced') return [];
  const mayChange = person.state === 'active' && CHANGEABLE.includes(booking.state);
  const mayEnd = person.state === 'active' && isOngoing(booking.state);
  return ['edit', ...(mayChange ? (['replace'] as const) : []), ...(mayEnd ? (['cancel'] as const) : [])];
}

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: PersonAction; readonly person: BookingPersonResponse }
  | null;

/** What the event asks of a person; until it is known only what every event asks. */
function useRuleContext(booking: BookingResponse) {
  const { api, now } = useShell();
  const { data } = useQuery(events.item(api, booking.event.id));
  return useMemo(() => ruleContext(data, now()), [data, now]);
}

/** The persons of a booking: corrected, replaced, cancelled and added where they stand. */
export function People({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingPeopleTexts);
  const context = useRuleContext(booking);
  const [open, setOpen] = useState<Open>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // A form that is gone leaves the focus where its person stands among the others.
    if (wasOpen.current && open === null) heading.current?.focus();
    wasOpen.current = open !== null && open.kind !== 'cancel';
  }, [open]);
  const close = () => setOpen(null);
  const { bookingPersons } = booking;
  const active = bookingPersons.filter(({ state }) => state === 'active').length;
  const mayAdd = CHANGEABLE.includes(booking.state) && active < MAXIMUM_BOOKING_PERSONS;
  const edited = open !== null && 'person' in open && open.kind !== 'cancel' ? open : null;
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('heading', { count: bookingPersons.length })}
        </h2>
        {mayAdd && open === null && (
          <Button variant="default" onClick={() => setOpen({ kind: 'add' })}>
            {t('add')}
          </Button>
        )}
        {active >= MAXIMUM_BOOKING_PERSONS && <p>{t('full', { count: MAXIMUM_BOOKING_PERSONS })}</p>}
      </div>
      {open?.kind === 'add' && (
        <div className={styles.form}>
          <PersonForm booking={booking} context={context} onDone={close} />
        </div>
      )}
      <ul className={styles.people}>
        {bookingPersons.map((person) => {
          const isOpen = edited?.person.id === person.id;
          return (
            <li key={person.id} data-wide={isOpen || undefined}>
              {!isOpen && (
                <PersonCard
                  bookerEmail={booking.booker.email}
                  person={person}
                  actions={open === null ? actionsFor(booking, person) : []}
                  onAction={(kind) => setOpen({ kind, person })}
                />
              )}
              {isOpen && (
                <PersonForm
                  booking={booking}
                  context={context}
                  {...(edited.kind === 'edit' ? { corrects: person } : { replaces: person })}
                  onDone={close}
                />
              )}
            </li>
          );
        })}
      </ul>
      {open?.kind === 'cancel' && (
        <CancelDialog
          booking={booking}
          person={{ '@id': open.person['@id'], name: `${open.person.firstName} ${open.person.lastName}` }}
          onClose={close}
        />
      )}
    </>
  );
}
