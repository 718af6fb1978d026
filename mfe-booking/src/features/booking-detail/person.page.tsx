import {
  type BookingPersonRequest,
  type BookingResponse,
  MAXIMUM_BOOKING_PERSONS,
} from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { choiceOf } from '@firn/shared-ui/material-choice';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { personContext } from '../../shared/person/person-context.ts';
import { useRentable } from '../../shared/person/use-rentable.ts';
import { emptyPerson, type PersonValues } from '../../shared/person/values.ts';
import { LoadingRegion } from '../../shared/region.tsx';
import type { BookingLink } from './booking-link.ts';
import { ChangeDone, ChangeLayout, ChangeOver } from './change-layout.tsx';
import { ConfirmChange, costs } from './confirm-change.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { activePersons, mayChange } from './may-change.logic.ts';
import { OwnBooking } from './own-booking.tsx';
import { PersonForm, type PersonFormValues } from './person.form.tsx';
import { newPersonRequest, ownerOf, personChange } from './person-change.logic.ts';
import { fullName } from './person-list.tsx';
import { rejectionOf } from './rejection-of.logic.ts';
import { useChange } from './use-change.ts';

const events = resource('events');

type Person = BookingResponse['bookingPersons'][number];

interface NewPersonProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
  /** Who makes room; null if nobody has to. */
  readonly replaced: Person | null;
}

/** A person who has been typed, on the way to be confirmed. */
interface Typed {
  readonly values: PersonFormValues;
  readonly person: BookingPersonRequest;
}

const EMPTY: PersonFormValues = { person: { ...emptyPerson(), country: 'CH' } };

/** What the change is called, before and after. */
function useWords({ replaced }: Pick<NewPersonProps, 'replaced'>, person: BookingPersonRequest | undefined) {
  const t = useTexts(bookingChangesTexts);
  const name = person ? fullName(person) : '';
  if (!replaced) {
    return {
      title: t('person.titleAdd'),
      lead: t('person.leadAdd'),
      summary: t('person.summaryAdd', { name }),
      done: t('person.doneAdd', { name }),
      submit: { free: t('person.submitAddFree'), costs: t('person.submitAdd') },
    };
  }
  const before = fullName(replaced);
  return {
    title: t('person.titleReplace', { name: before }),
    lead: t('person.leadReplace', { name: before }),
    summary: t('person.summaryReplace', { name, before }),
    done: t('person.doneReplace', { name, before }),
    submit: { free: t('person.submitReplace'), costs: t('person.submitReplaceCosts') },
  };
}

function NewPerson({ booking, link, replaced, context }: NewPersonProps & { context: PersonContext }) {
  const t = useTexts(bookingChangesTexts);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isEditing, setIsEditing] = useState(true);
  const change = useMemo(
    () => (typed && !isEditing ? personChange(booking, replaced, typed.person) : null),
    [booking, isEditing, replaced, typed],
  );
  const handle = useChange(link, change);
  const { trouble, done } = handle;
  const words = useWords({ replaced }, typed?.person);
  const requestOf = useCallback(
    (person: PersonValues) => newPersonRequest(booking, replaced, person, context),
    [booking, context, replaced],
  );
  const owner = useCallback((email: string) => ownerOf(booking, replaced, email), [booking, replaced]);
  if (done) return <ChangeDone booking={done} link={link} title={t('person.done')} text={words.done} />;
  // What the server holds against a field is shown at the field.
  const rejection = rejectionOf(trouble, typed?.values);
  const isTyping = isEditing || rejection !== null;
  return (
    <ChangeLayout booking={booking} link={link} title={words.title}>
      <p>{isTyping || !typed ? words.lead : words.summary}</p>
      {isTyping ? (
        <PersonForm
          values={typed?.values ?? EMPTY}
          context={context}
          bookerEmail={booking.booker.email}
          requestOf={requestOf}
          ownerOf={owner}
          rejection={rejection}
          onDone={(values, person) => {
            setTyped({ values, person });
            setIsEditing(false);
          }}
        />
      ) : (
        <>
          <LeaveQuestion isAsked />
          <ConfirmChange
            booking={booking}
            change={handle}
            submitText={(preview) => (costs(preview, booking) ? words.submit.costs : words.submit.free)}
          >
            <Button variant="default" onClick={() => setIsEditing(true)}>
              {t('person.edit')}
            </Button>
          </ConfirmChange>
        </>
      )}
    </ChangeLayout>
  );
}

/** Asks for what the event wants to know; without its page, for what every event wants. */
function WithRules({ booking, link, replaced }: NewPersonProps) {
  const { api, now } = useShell();
  const event = useQuery({
    ...events.item(api, booking.event.id),
    queryFn: ({ signal }) => events.read(api, booking.event.id, { signal, quiet: true }),
  });
  const { start } = booking.event;
  const facts = event.data ?? { start, minimumAge: 0, level: null };
  const [at] = useState(now);
  const { rentable } = useRentable(event.data ?? { '@id': '', durationDays: 1, rentingMaterials: [] });
  const context = useMemo(
    () =>
      personContext(
        facts,
        at,
        rentable && replaced ? rentable.rules.withOwnPieces(rentable, choiceOf(replaced)) : rentable,
      ),
    [facts, at, rentable, replaced],
  );
  if (event.isPending) return <LoadingRegion />;
  return <NewPerson booking={booking} link={link} replaced={replaced} context={context} />;
}

/** The booking as it was when the page was opened. */
function Opened({ booking, link }: Pick<NewPersonProps, 'booking' | 'link'>) {
  const t = useTexts(bookingChangesTexts);
  const [opened] = useState(booking);
  const [searchParams] = useSearchParams();
  const { mayReplace, mayAdd } = mayChange(opened, useShell().now());
  const wanted = searchParams.get('person');
  const replaced = activePersons(opened).find(({ id }) => id === wanted) ?? null;
  const title = wanted
    ? t('person.titleReplace', { name: replaced ? fullName(replaced) : '' })
    : t('person.titleAdd');
  if (!mayReplace) {
    return <ChangeOver booking={opened} link={link} title={title} until={opened.changesUntil} />;
  }
  const refusal = wanted && !replaced ? t('cancel.unknownPerson') : null;
  const limit = !wanted && !mayAdd ? t('person.most', { count: MAXIMUM_BOOKING_PERSONS }) : null;
  if (refusal || limit) {
    return (
      <ChangeLayout booking={opened} link={link} title={t('person.titleAdd')}>
        <p>{refusal ?? limit}</p>
      </ChangeLayout>
    );
  }
  return <WithRules booking={opened} link={link} replaced={replaced} />;
}

/** `/profil/buchung/:id/person`: somebody more, or with `?person=` somebody else in their place. */
export function Page() {
  return <OwnBooking>{(booking, link) => <Opened booking={booking} link={link} />}</OwnBooking>;
}
