import type { Db } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { type Precondition, StaleError } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { replaceTag, tagKind } from './tags.repository.ts';

interface Merge {
  readonly from: string;
  readonly into: string;
  readonly precondition: Precondition;
  readonly actor: Actor | null;
  readonly at: Date;
}

/**
 * Merges a tag into another one; everything that had it gets the other one.
 * @throws 404 for an unknown tag, StaleError, 422 when the other one is unknown or the same.
 */
export async function mergeTags(db: Db, { from, into, precondition, actor, at }: Merge): Promise<void> {
  const refuse = (message: string) => invalid([{ propertyPath: 'into', message }]);
  if (from === into) throw refuse('Bitte wähle ein anderes Stichwort.');
  await db.transaction(async (tx) => {
    // Concurrent merges lock in the same order, so they wait for each other instead of deadlocking.
    const [first, second] = [from, into].toSorted();
    const locked = new Map([
      [first, await tagKind.load(tx, first ?? '', { lock: true })],
      [second, await tagKind.load(tx, second ?? '', { lock: true })],
    ]);
    const source = locked.get(from);
    const target = locked.get(into);
    if (!source) throw notFound();
    if (!target) throw refuse('Dieses Stichwort gibt es nicht mehr.');
    if (!precondition(source.version)) throw new StaleError();
    await replaceTag(tx, from, into);
    await tagKind.remove(tx, from);
    await recordAudit(tx, {
      actor,
      action: 'tag.merge',
      entity: 'tag',
      entityId: from,
      label: source.record.title,
      diff: { into: { from: null, to: target.record.title } },
      at,
    });
  });
}
