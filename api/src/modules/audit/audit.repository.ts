import type { Db } from '../../db/client.ts';
import { withoutPersonalData } from '../../lib/personal-data.domain.ts';
import type { Actor } from '../../lib/principal.ts';
import { auditEntries, stateChanges } from './audit.table.ts';

export interface StateChange {
  readonly entity:
    | 'offer'
    | 'event'
    | 'booking'
    | 'booking_person'
    | 'guide_assignment'
    | 'user'
    | 'private_request'
    | 'seat_option'
    | 'event_accommodation'
    | 'invoice'
    | 'task'
    | 'renting_material_order'
    | 'content';
  readonly entityId: string;
  readonly from: string | null;
  readonly to: string;
  /** Null for the system. */
  readonly actor: Actor | null;
  readonly reason?: string;
  readonly at: Date;
}

/** Appends a step of a state machine. Call it in the transaction that makes the step. */
export async function recordStateChange(db: Db, change: StateChange): Promise<void> {
  const { actor, reason, ...step } = change;
  await db.insert(stateChanges).values({ ...step, actorId: actor?.userId ?? null, reason: reason ?? null });
}

export interface NewAuditEntry {
  readonly actor: Actor | null;
  /** `{entity}.{what}`, such as `offer.update`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId?: string;
  /** The record's name now, which is never a person's: it may be gone when somebody reads the log. */
  readonly label?: string;
  readonly diff?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Appends to the audit log. `diff` and `label` must hold no secrets; of what is personal the log keeps the names of the
 * fields, whoever made the difference (docs/domain/privacy.md#audit).
 */
export const recordAudit = (db: Db, entry: NewAuditEntry): Promise<void> => recordAudits(db, [entry]);

/** Appends several at once, as `recordAudit` does. */
export async function recordAudits(db: Db, entries: readonly NewAuditEntry[]): Promise<void> {
  await db.insert(auditEntries).values(
    entries.map((entry) => ({
      actorId: entry.actor?.userId ?? null,
      impersonatorId: entry.actor?.impersonatorId ?? null,
      ip: entry.actor?.ip ?? null,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId ?? null,
      label: entry.label ?? null,
      diff: entry.diff ? withoutPersonalData(entry.entity, entry.diff) : null,
      at: entry.at,
    })),
  );
}
