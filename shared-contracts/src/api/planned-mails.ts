import { type Static, Type } from 'typebox';

/** A mail that something would send, as its reader would get it (docs/domain/mails.md#preview-before-sending). */
export const PlannedMail = Type.Object(
  { template: Type.String(), to: Type.String(), subject: Type.String(), text: Type.String() },
  { $id: 'PlannedMail' },
);
export type PlannedMail = Static<typeof PlannedMail>;

/** What a write would send, answered in place of it with `?dryRun=1`. */
export const PlannedMailsResponse = Type.Object(
  { '@id': Type.String(), '@type': Type.Literal('PlannedMails'), mails: Type.Array(PlannedMail) },
  { $id: 'PlannedMails' },
);
export type PlannedMailsResponse = Static<typeof PlannedMailsResponse>;
