import { type Usage, WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Db, Tx } from '../db/client.ts';
import { brokenReference, brokenUniqueness } from '../lib/database-errors.ts';
import type { Actor } from '../lib/principal.ts';
import { conflict, invalid, notFound } from '../lib/problem.ts';
import { recordAudit } from '../modules/audit/index.ts';
import { changedFields, type Diff, diffOf, merged } from './changes.domain.ts';
import type { Precondition } from './precondition.ts';
import type { RecordKind, Stored } from './record-kind.ts';
import { danglingReferences, goneReferences, withIds } from './references.read-model.ts';
import { StaleError } from './stale-error.ts';
import { usageOf } from './usage.read-model.ts';

export interface WriteContext {
  readonly db: Db;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** The context of the rules besides the resulting record; `id` and `before` are null for a new one. */
export interface RuleContext<R> {
  readonly id: string | null;
  readonly before: R | null;
  readonly now: Date;
}

/** What a write must satisfy in addition to its schema and references. */
export type Rules<R> = (tx: Tx, next: R, context: RuleContext<R>) => Promise<readonly Violation[]>;

/** The defaults of a new record: what was sent takes their place. `actor` and `now` are those of the write. */
export type Defaults<R> = (
  tx: Tx,
  given: Partial<R>,
  context: Pick<WriteContext, 'actor' | 'now'>,
) => Promise<R>;

/** Runs last, inside the transaction: its result is the answer; if it throws, the write is rolled back. */
export type Finish<T> = (tx: Tx, id: string) => Promise<T>;
/** The same after a patch, which knows what the record was before. */
export type FinishPatch<R, T> = (tx: Tx, id: string, before: R) => Promise<T>;

interface Writing<R extends object, T> {
  readonly kind: RecordKind<R>;
  readonly rules: Rules<R>;
  readonly finish: Finish<T>;
}

/** Turns a violated constraint, and a reference to what was removed meanwhile, into a 422 that names the field. */
async function namingField<T>(
  db: Db,
  { unique, constraints, references }: Pick<RecordKind<object>, 'unique' | 'constraints' | 'references'>,
  write: () => Promise<T>,
) {
  try {
    return await write();
  } catch (error) {
    const known = { ...unique, ...constraints }[brokenUniqueness(error) ?? ''];
    if (known) throw invalid([{ propertyPath: known.field, message: known.message }]);
    const broken = brokenReference(error);
    const gone = broken === null ? [] : await goneReferences(db, broken, references);
    if (gone.length === 0) throw error;
    throw invalid(gone);
  }
}

/** What the audit log keeps of a change: of large fields, as much as the kind says. */
function loggedDiff<R extends object>(
  { entity, logged = {} }: RecordKind<R>,
  before: R | null,
  after: R | null,
) {
  const shorten = ([field, change]: [string, Diff[string]]) => {
    const keep = logged[field as keyof R] as ((value: unknown) => unknown) | undefined;
    const kept = (value: unknown) => (keep && value !== null ? keep(value) : value);
    return [field, { from: kept(change.from), to: kept(change.to) }];
  };
  return Object.fromEntries(Object.entries(diffOf(entity, before, after)).map(shorten));
}

async function check<R extends object>(
  tx: Tx,
  { kind, rules }: Pick<Writing<R, unknown>, 'kind' | 'rules'>,
  next: R,
  fields: readonly string[],
  context: RuleContext<R>,
): Promise<void> {
  const dangling = await danglingReferences(tx, next as Record<string, unknown>, fields, kind.references);
  const violations = [...dangling, ...(await rules(tx, next, context))];
  if (violations.length > 0) throw invalid(violations);
}

/** The fields as they are kept. What is stored already is not looked at again: cleaning texts takes time. */
function kept<R extends object, Fields extends Partial<R>>({ normalisers }: RecordKind<R>, fields: Fields) {
  const entries = Object.entries(normalisers ?? {}) as [keyof R, (value: unknown) => unknown][];
  const given = entries.filter(([field]) => fields[field] !== undefined);
  return { ...fields, ...Object.fromEntries(given.map(([field, keep]) => [field, keep(fields[field])])) };
}

/** Locks a record and checks that the change was made from the stored version. */
async function lockCurrent<R extends object>(
  tx: Tx,
  kind: RecordKind<R>,
  id: string,
  precondition: Precondition,
): Promise<Stored<R>> {
  const stored = await kind.load(tx, id, { lock: true });
  if (!stored) throw notFound();
  if (!precondition(stored.version)) throw new StaleError();
  return stored;
}

/** Writes a new record with its audit entry. @throws 422 naming the fields. */
export async function createRecord<R extends object, T>(
  { db, actor, now }: WriteContext,
  { kind, rules, finish }: Writing<R, T>,
  body: object,
  defaults: Defaults<R>,
): Promise<T> {
  return namingField(db, kind, () =>
    db.transaction(async (tx) => {
      const given = withIds(body, kind.references) as Partial<R>;
      const next = kept(kind, merged(await defaults(tx, given, { actor, now }), given));
      await check(tx, { kind, rules }, next, Object.keys(next), { id: null, before: null, now });
      const id = await kind.insert(tx, next, now);
      const entry = { entity: kind.entity, entityId: id, label: kind.labelOf(next), actor, at: now };
      await recordAudit(tx, {
        ...entry,
        action: `${kind.entity}.create`,
        diff: loggedDiff(kind, null, next),
      });
      return finish(tx, id);
    }),
  );
}

/**
 * Changes the fields a merge patch names, with the audit entry; a patch that changes nothing writes nothing.
 * @throws 404, StaleError, 422 naming the fields.
 */
export async function patchRecord<R extends object, T>(
  { db, actor, now }: WriteContext,
  { kind, rules, finish }: Omit<Writing<R, T>, 'finish'> & { readonly finish: FinishPatch<R, T> },
  { id, precondition, patch }: { id: string; precondition: Precondition; patch: object },
): Promise<T> {
  return namingField(db, kind, () =>
    db.transaction(async (tx) => {
      const { record: before } = await lockCurrent(tx, kind, id, precondition);
      const given = withIds(kind.fieldsOf?.(patch) ?? patch, kind.references) as Partial<R>;
      const next = merged(before, kept(kind, given));
      const fields = changedFields(before, next);
      if (fields.length === 0) return finish(tx, id, before);
      await check(tx, { kind, rules }, next, fields, { id, before, now });
      await kind.update(tx, id, next, fields, now);
      const entry = { entity: kind.entity, entityId: id, label: kind.labelOf(next), actor, at: now };
      await recordAudit(tx, {
        ...entry,
        action: `${kind.entity}.update`,
        diff: loggedDiff(kind, before, next),
      });
      return finish(tx, id, before);
    }),
  );
}

const usageText = ({ label, count, names }: Usage) => {
  const named = names.map((name) => `«${name}»`).join(', ');
  return `${count} ${label} (${named}${count > names.length ? ' …' : ''})`;
};

/** Turns a reference that came between the look and the removal into the same refusal. */
async function refusedInUse(label: string, remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (brokenReference(error) === null) throw error;
    throw conflict(WRITE_PROBLEMS.inUse, `«${label}» wird inzwischen benutzt und bleibt deshalb.`, {
      usedBy: [],
    });
  }
}

export interface Removal<R> {
  readonly id: string;
  readonly precondition: Precondition;
  /** What uses it besides what names it by a foreign key. */
  readonly usedBy?: ((tx: Tx, id: string) => Promise<readonly Usage[]>) | undefined;
  /** Why it stays, in words; null if it may go. */
  readonly keeps: (record: R) => string | null;
}

/**
 * Removes an unused record, with its audit entry.
 * @returns what it was.
 * @throws 404, StaleError, 409 `in-use` that says what still uses it.
 */
export async function removeRecord<R extends object>(
  { db, actor, now }: WriteContext,
  kind: RecordKind<R>,
  { id, precondition, usedBy, keeps }: Removal<R>,
): Promise<R> {
  return db.transaction(async (tx) => {
    const { record } = await lockCurrent(tx, kind, id, precondition);
    const reason = keeps(record);
    if (reason !== null) throw conflict(WRITE_PROBLEMS.inUse, reason, { usedBy: [] });
    const all = [...((await usedBy?.(tx, id)) ?? []), ...(await usageOf(tx, kind.table, id))];
    const usages = all.filter(({ count }) => count > 0);
    if (usages.length > 0) {
      const text = usages.map(usageText).join(' und ');
      const detail = `«${kind.labelOf(record)}» wird noch benutzt: ${text}.`;
      throw conflict(WRITE_PROBLEMS.inUse, detail, { usedBy: usages });
    }
    await refusedInUse(kind.labelOf(record), () => kind.remove(tx, id));
    const entry = { entity: kind.entity, entityId: id, label: kind.labelOf(record), actor, at: now };
    await recordAudit(tx, {
      ...entry,
      action: `${kind.entity}.remove`,
      diff: loggedDiff(kind, record, null),
    });
    return record;
  });
}
