import { type Static, Type } from 'typebox';
import { CHANGED_FACTS, TOLD_GROUPS } from '../domain/told-groups.ts';
import { Instant, Nullable, strings } from './hydra.ts';

/** The groups that are written to; whoever is not named reads nothing. */
export const Told = Type.Array(strings(TOLD_GROUPS), { maxItems: TOLD_GROUPS.length, uniqueItems: true });

/** Names what a preview showed (`seal`): what has changed since is refused with 409 `plan-changed`. */
export const Seal = Type.String({ maxLength: 64 });

/** Mails of one kind to one group. */
export const GroupedMails = Type.Object({
  template: Type.String(),
  subject: Type.String(),
  recipients: Type.Array(Type.String()),
  /** As the first recipient would get it. */
  text: Type.Optional(Type.String()),
  group: Type.Optional(strings(TOLD_GROUPS)),
});
export type GroupedMails = Static<typeof GroupedMails>;

/** The answer to a patch with `?dryRun=1` says what a change of an event would do to those who booked it. */
export const EventChangePreview = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('EventChangePreview'),
    changes: Type.Array(
      Type.Object({ fact: strings(CHANGED_FACTS), from: Type.String(), to: Type.String() }),
    ),
    bookings: Type.Integer(),
    persons: Type.Integer(),
    /** Until when guests may leave without a fee if the office grants it; null where the terms do not. */
    freeCancellation: Nullable(Instant),
    mails: Type.Array(GroupedMails),
    /** The groups that are told unless somebody says otherwise. */
    tell: Told,
    seal: Seal,
  },
  { $id: 'EventChangePreview' },
);
export type EventChangePreview = Static<typeof EventChangePreview>;
