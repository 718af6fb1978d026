import type { MeResponse, OwnDietResponse } from '@firn/shared-contracts/api';
import type { PaymentMethod } from '@firn/shared-contracts/domain';
import type { SessionUser, ShellServices } from '@firn/shared-contracts/shell';
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { emptyPerson } from '../../../shared/person/values.ts';
import type { Rejection } from '../../../shared/rejection.logic.ts';
import type { KeptOption } from '../../../shared/seat-option.ts';
import type { BookingValues } from './values.ts';

const DRAFT_VERSION = 1;

/** A booking that is being typed. It survives steps, a reload and a version switch (`shell.drafts`). */
export interface BookingDraft {
  readonly version: typeof DRAFT_VERSION;
  readonly eventId: string;
  readonly values: BookingValues;
  /** Stays the same while it is unknown whether a booking arrived (docs/domain/bookings.md#idempotency). */
  readonly idempotencyKey: string;
  readonly rejection: Rejection<BookingValues> | null;
  /** Whether it is for the waiting list; left out while the event says so. */
  readonly waits?: boolean;
  /** IRI of the account for whose visitor it is, null for a guest (docs/domain/bookings.md#whose-booking). */
  readonly bookedBy?: string | null;
  /** It was sent, and nobody knows whether it arrived. */
  readonly isUnclear?: boolean;
  /** Method by which the visitor pays; left out for the invoice. */
  readonly paymentMethod?: PaymentMethod;
  /** It was begun in another tab, or days ago. */
  readonly isRestored?: boolean;
  /** Whoever takes part already is to be booked once more. */
  readonly bookAgain?: boolean;
}

/** The form as it opens: the booker takes part, and profile and option fill what they know. */
export function initialValues(
  user: SessionUser | null,
  me: MeResponse | null,
  diet: OwnDietResponse['diet'] = null,
  option: KeptOption | null = null,
): BookingValues {
  const profile = me?.profile ?? null;
  const identity = {
    firstName: user?.firstName ?? option?.firstName,
    lastName: user?.lastName ?? option?.lastName,
    email: user?.email ?? option?.email,
    salutation: profile?.salutation,
    phone: profile?.phone ?? option?.phone,
    address: profile?.address,
    postalCode: profile?.postalCode,
    city: profile?.city,
    country: profile?.country ?? 'CH',
  };
  const booker = Object.fromEntries(Object.entries(identity).filter(([, value]) => value));
  const { birthday, contactFirstName, contactLastName, contactPhone, sac, sacNumber } = profile ?? {};
  const own = { birthday, contactFirstName, contactLastName, contactPhone, sac, sacNumber };
  const known = Object.fromEntries(Object.entries(own).filter(([, value]) => value));
  const { vegetarian = false, allergies = false, allergiesText } = diet ?? {};
  const food = { vegetarian, allergies, ...(allergiesText && { allergiesText }) };
  const others = Array.from({ length: (option?.seats ?? 1) - 1 }, () => emptyPerson());
  return { booker, bookingPersons: [{ ...emptyPerson(), ...known, ...food, booker: true }, ...others] };
}

export function newDraft(eventId: string, values: BookingValues): BookingDraft {
  return {
    version: DRAFT_VERSION,
    eventId,
    values,
    idempotencyKey: newIdempotencyKey(),
    rejection: null,
  };
}

/** A draft of this shape, or null: another version of the remote may have written another one. */
export function parseDraft(state: unknown): BookingDraft | null {
  const draft = state as Partial<BookingDraft> | null;
  const isDraft =
    typeof draft === 'object' &&
    draft?.version === DRAFT_VERSION &&
    Array.isArray(draft.values?.bookingPersons);
  return isDraft ? (draft as BookingDraft) : null;
}

const draftKey = (eventId: string) => `booking/${eventId}`;

export const loadDraft = (shell: ShellServices, eventId: string): BookingDraft | null =>
  parseDraft(shell.drafts.load(draftKey(eventId)));

/** The draft as somebody goes on with it: who logs in on the way takes it along; it stays theirs when they are gone. */
export const claimDraft = (draft: BookingDraft, user: SessionUser | null): BookingDraft =>
  draft.bookedBy ? draft : { ...draft, bookedBy: user?.iri ?? null };

export const saveDraft = (shell: ShellServices, draft: BookingDraft): void =>
  shell.drafts.save(draftKey(draft.eventId), draft);

export const removeDraft = (shell: ShellServices, eventId: string): void =>
  shell.drafts.remove(draftKey(eventId));
