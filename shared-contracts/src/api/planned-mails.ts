import { type Static, Type } from 'typebox';
import { EventChangePreview } from './telling.ts';

/** A mail that something would send, as its reader would get it (docs/domain/mails.md#preview-before-sending). */
export const PlannedMail = Type.Object(
  { template: Type.String(), to: Type.String(), subject: Type.String(), text: Type.String() },
  { $id: 'PlannedMail' },
);
export type PlannedMail = Static<typeof PlannedMail>;

/** What a write would send, answered in place of it with `?dryRun=1`. */
export const PlannedMailsResponse = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('PlannedMails'),
    mails: Type.Array(PlannedMail),
    /** A change of guides also says what it does to those who booked. */
    change: Type.Optional(EventChangePreview),
  },
  { $id: 'PlannedMails' },
);
export type PlannedMailsResponse = Static<typeof PlannedMailsResponse>;
