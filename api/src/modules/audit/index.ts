import type { Db } from '../../db/client.ts';
import { auditEntries, stateChanges } from './audit.table.ts';

/** Who acts; null for the system. */
export interface Actor {
  readonly userId: string;
  /** The admin behind an impersonated user. */
  readonly impersonatorId: string | null;
  readonly ip: string;
}

/** Appends a step of a state machine (decisions 4.1). Call it in the transaction that makes the step. */
export async function recordStateChange(
  db: Db,
  change: {
    readonly entity: 'offer' | 'event' | 'booking' | 'booking_person';
    readonly entityId: string;
    readonly from: string | null;
    readonly to: string;
    readonly actor: Actor | null;
    readonly reason?: string;
    readonly at: Date;
  },
): Promise<void> {
  const { actor, reason, ...step } = change;
  await db.insert(stateChanges).values({ ...step, actorId: actor?.userId ?? null, reason: reason ?? null });
}

/** Appends to the audit log (decisions D18). `diff` must hold no secrets. */
export async function recordAudit(
  db: Db,
  entry: {
    readonly actor: Actor | null;
    readonly action: string;
    readonly entity: string;
    readonly entityId?: string;
    readonly diff?: Readonly<Record<string, unknown>>;
    readonly at: Date;
  },
): Promise<void> {
  await db.insert(auditEntries).values({
    actorId: entry.actor?.userId ?? null,
    impersonatorId: entry.actor?.impersonatorId ?? null,
    ip: entry.actor?.ip ?? null,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId ?? null,
    diff: entry.diff ?? null,
    at: entry.at,
  });
}
