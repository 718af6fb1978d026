import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Append-only history of every state machine (docs/domain/states.md). `actorId` is null for the system. */
export const stateChanges = pgTable(
  'state_changes',
  {
    id: id(),
    entity: text().notNull(),
    entityId: uuid().notNull(),
    from: text(),
    to: text().notNull(),
    actorId: uuid().references(() => users.id),
    reason: text(),
    at: createdAt(),
  },
  (table) => [index('state_changes_entity_index').on(table.entity, table.entityId, table.at)],
);

/** Who did what; a trigger refuses every change of a row (docs/domain/privacy.md#audit). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actorId: uuid().references(() => users.id),
    impersonatorId: uuid().references(() => users.id),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    /** The record's name at that time. */
    label: text(),
    diff: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
    at: createdAt(),
  },
  (table) => [
    index('audit_entries_entity_index').on(table.entity, table.entityId, table.at),
    // The list of all: by day, by kind of thing, by the thing's name, by person.
    index('audit_entries_at_index').on(table.at),
    index('audit_entries_kind_index').on(table.entity, table.at),
    index('audit_entries_label_index').on(sql`lower(${table.label}) text_pattern_ops`),
    index('audit_entries_actor_index').on(table.actorId, table.at),
    index('audit_entries_impersonator_index')
      .on(table.impersonatorId, table.at)
      .where(sql`impersonator_id is not null`),
  ],
);
