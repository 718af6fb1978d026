import type { BookingResponse, EventResponse, FamilyMemberResponse } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { Button } from '@firn/shared-ui/mantine';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useForm, useFormState } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { familyQuery } from '../../shared/family.queries.ts';
import { Notice } from '../../shared/notice.tsx';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { draftViolations } from './booking-request.logic.ts';
import type { BookingValues } from './draft/values.ts';
import { withMember } from './family.logic.ts';

const bookings = resource('bookings');
const HELD: readonly BookingResponse['state'][] = ['held', 'pending_payment', 'confirmed', 'completed'];

/** The newest bookings of an account. */
const lastBookingsQuery = (api: Parameters<typeof familyQuery>[0], userId: string) =>
  queryOptions({
    queryKey: ['last-bookings', userId],
    queryFn: async ({ signal }) =>
      (await bookings.readList(api, { user: userId, itemsPerPage: 5 }, { signal, quiet: true }))[
        'hydra:member'
      ],
    retry: false,
  });

/** Those of the family who took part in the last booking that held. */
function companionsOf(
  booked: readonly BookingResponse[],
  family: readonly FamilyMemberResponse[],
): FamilyMemberResponse[] {
  const last = booked.find(({ state }) => HELD.includes(state));
  const isIn = ({ firstName, lastName, birthday }: FamilyMemberResponse) =>
    last?.bookingPersons.some(
      (person) =>
        person.firstName === firstName && person.lastName === lastName && person.birthday === birthday,
    );
  return family.filter(isIn);
}

interface LastTimeProps {
  readonly event: EventResponse;
  readonly context: PersonContext;
  readonly limit: number;
  readonly onDone: (values: BookingValues) => void;
}

function Offer({ user, event, context, limit, onDone }: LastTimeProps & { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(bookingTexts);
  const form = useForm<BookingValues>();
  const { values } = useFormState<BookingValues>({ subscription: { values: true } });
  const family = useQuery(familyQuery(api, user.id)).data ?? [];
  const booked = useQuery({ ...lastBookingsQuery(api, user.id), enabled: family.length > 0 }).data ?? [];
  const companions = companionsOf(booked, family);
  const [self, ...others] = values.bookingPersons;
  if (companions.length === 0 || others.length > 0 || !self?.isKnown) return null;
  const together = companions.reduce<BookingValues>(
    (before, member) => withMember(before, member, { event, context }),
    values,
  );
  const isComplete = draftViolations(event, together, context, (path) => path).length === 0;
  if (!isComplete || together.bookingPersons.length > limit) return null;
  const names = companions.map(({ firstName }) => firstName).join(', ');
  return (
    <Notice title={t('lastTime.title', { names })}>
      <Button
        onClick={() => {
          form.change('bookingPersons', together.bookingPersons);
          onDone(together);
        }}
      >
        {t('lastTime.take', { names })}
      </Button>
    </Notice>
  );
}

/** Offers to book for the same people as last time, once everything is known of them. */
export function LastTime(props: LastTimeProps) {
  const { user, impersonator } = useSession();
  return user && !impersonator && <Offer key={user.id} {...props} user={user} />;
}
