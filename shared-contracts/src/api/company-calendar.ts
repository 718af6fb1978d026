import { type Static, Type } from 'typebox';
import { Instant, Nullable, resource } from './hydra.ts';
import { filledText, writeSchema } from './write.ts';

const fields = {
  ...resource,
  /** The person or the program that it is for. */
  title: Type.String(),
  /** Full name of who made it. */
  createdBy: Type.String(),
  createdAt: Instant,
  /** The last time that a program read it. */
  usedAt: Nullable(Instant),
};

/** `GET /api/calendar_addresses`: the newest first, without their secrets (docs/domain/office.md#company-calendar). */
export const CalendarAddressResponse = Type.Object(fields, { $id: 'CalendarAddress' });
export type CalendarAddressResponse = Static<typeof CalendarAddressResponse>;

/** `POST /api/calendar_addresses`: 201 with the address, which is not shown again. */
export const CalendarAddressMade = Type.Object(
  { ...fields, /** Absolute, with its secret. */ url: Type.String() },
  { $id: 'CalendarAddressMade' },
);
export type CalendarAddressMade = Static<typeof CalendarAddressMade>;

export const CalendarAddressCreate = writeSchema('CalendarAddressCreate', { title: filledText(60) });
export type CalendarAddressCreate = Static<typeof CalendarAddressCreate>;
