import { type Static, Type } from 'typebox';
import { Instant, Nullable, resource } from './hydra.ts';

/**
 * `GET /api/audit_entries`: who did what, the newest first (docs/domain/privacy.md#audit). `GET /api/audit_entries.csv` has
 * the same as a file, by the same filters.
 */
export const AuditEntryResponse = Type.Object(
  {
    ...resource,
    at: Instant,
    /** `{entity}.{what}`, such as `offer.update`. */
    action: Type.String(),
    /** The kind of record, such as `offer`. */
    entity: Type.String(),
    /** The record's name at that time, which is never a person's. */
    label: Nullable(Type.String()),
    /** Full name; null for the system, and for guests without an account. */
    actor: Nullable(Type.String()),
    /** The admin who acted in the actor's name. */
    impersonator: Nullable(Type.String()),
    /** The network address it came from. */
    ip: Nullable(Type.String()),
    /** Names of the fields that it changed. */
    fields: Type.Array(Type.String()),
  },
  { $id: 'AuditEntry' },
);
export type AuditEntryResponse = Static<typeof AuditEntryResponse>;
