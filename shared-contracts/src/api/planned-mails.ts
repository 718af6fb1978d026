import { type Static, Type } from 'typebox';

/** A mail that something would send, as its reader would get it (docs/domain/mails.md#preview-before-sending). */
export const PlannedMail = Type.Object(
  { template: Type.String(), to: Type.String(), subject: Type.String(), text: Type.String() },
  { $id: 'PlannedMail' },
);
export type PlannedMail = Static<typeof PlannedMail>;
