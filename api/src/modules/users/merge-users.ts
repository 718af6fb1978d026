import type { UserMergePreview } from '@firn/shared-contracts/api';
import { PERSONAL_FIELDS } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { brokenUniqueness } from '../../lib/database-errors.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { invalid, notFound, type Problem } from '../../lib/problem.ts';
import { changedFields, diffOf, isEqual } from '../../records/changes.domain.ts';
import { type Precondition, StaleError } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { eraseMergedUser } from './erase-user.repository.ts';
import { type MergedAddresses, mergeNewsletter, previewNewsletter } from './merge-newsletter.repository.ts';
import { countMoving, lockUsers, moveToUser } from './merge-users.repository.ts';
import { requireAuthority } from './transit-user.ts';
import { isStaff } from './user-authority.domain.ts';
import { type UserRecord, userKind } from './users.repository.ts';

/** What the kept account may take from the other: what says who somebody is, not what they may do. */
const TAKEABLE = [...PERSONAL_FIELDS, 'email', 'customerId'] as const satisfies readonly (keyof UserRecord)[];
type Takeable = (typeof TAKEABLE)[number];

export interface UserMerge {
  /** Ids. */
  readonly into: string;
  readonly from: string;
  readonly take: readonly string[];
  readonly precondition: Precondition;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly at: Date;
}

interface Pair {
  readonly kept: UserRecord;
  readonly other: UserRecord;
}

const refuse = (propertyPath: string, message: string): Problem => invalid([{ propertyPath, message }]);

const isTakeable = (field: string): field is Takeable => TAKEABLE.some((each) => each === field);

/** @throws 403, 404, StaleError, 422. */
async function readPair(tx: Tx, merge: UserMerge): Promise<Pair> {
  const { into, from, take, visitor, precondition } = merge;
  if (from === into) throw refuse('from', 'Bitte wähle eine andere Person.');
  const unknown = take.findIndex((field) => !isTakeable(field));
  if (unknown >= 0) throw refuse(`take[${unknown}]`, 'Dieses Feld lässt sich nicht übernehmen.');
  await lockUsers(tx, [into, from]);
  const kept = await userKind.load(tx, into);
  const other = await userKind.load(tx, from);
  if (!kept) throw notFound();
  requireAuthority({ id: into, roles: kept.record.roles }, visitor);
  if (!other) throw refuse('from', 'Diese Person gibt es nicht mehr.');
  requireAuthority({ id: from, roles: other.record.roles }, visitor);
  if (isStaff(other.record.roles)) {
    throw refuse('from', 'Wer führt oder im Büro arbeitet, behält das eigene Konto.');
  }
  if (kept.record.userState === 'guest' && other.record.userState !== 'guest') {
    throw refuse(
      'from',
      'Diese Person hat mehr als Buchungen. Bitte führe die beiden auf ihrer Seite zusammen.',
    );
  }
  if (!precondition(kept.version)) throw new StaleError();
  return { kept: kept.record, other: other.record };
}

/** The kept account may take the other's address. */
function addressesOf({ take }: UserMerge, { kept, other }: Pair): MergedAddresses {
  const [stays, goes] = take.includes('email') ? [other, kept] : [kept, other];
  return { stays: stays.email, goes: goes.email };
}

/** What would move, in what the two differ, and who would get the newsletter. */
export async function previewMerge(db: Db, merge: UserMerge): Promise<UserMergePreview> {
  return db.transaction(async (tx) => {
    const pair = await readPair(tx, merge);
    const { kept, other } = pair;
    const fields = TAKEABLE.filter((field) => other[field] && !isEqual(kept[field], other[field]));
    return {
      '@id': `${iri('users', merge.into)}/merge`,
      '@type': 'UserMerge',
      moved: await countMoving(tx, merge.from),
      differences: fields.map((field) => ({ field, kept: kept[field], other: other[field] })),
      newsletter: await previewNewsletter(tx, addressesOf(merge, pair)),
    };
  });
}

async function store(tx: Tx, merge: UserMerge, pair: Pair): Promise<void> {
  const { into, from, take, actor, at } = merge;
  const { kept, other } = pair;
  const taken = Object.fromEntries(take.map((field) => [field, other[field as Takeable]]));
  const next: UserRecord = { ...kept, ...taken };
  await moveToUser(tx, from, into);
  await mergeNewsletter(tx, { ...addressesOf(merge, pair), into, from, at });
  // First the other: what is unique, such as the address, has to be free.
  await eraseMergedUser(tx, from);
  await userKind.update(tx, into, next, changedFields(kept, next), at);
  const entry = { actor, action: 'user.merge', entity: 'user', at };
  await recordAudit(tx, {
    ...entry,
    entityId: into,
    diff: { ...diffOf('user', kept, next), from: { from, to: null } },
  });
  await recordAudit(tx, {
    ...entry,
    entityId: from,
    diff: { into: { from: null, to: into } },
  });
}

/**
 * Makes one account of two of the same person (docs/domain/accounts.md#merging).
 * @throws 403, 404, StaleError, 422.
 */
export async function mergeUsers(db: Db, merge: UserMerge): Promise<void> {
  try {
    await db.transaction(async (tx) => store(tx, merge, await readPair(tx, merge)));
  } catch (error) {
    if (!brokenUniqueness(error)?.startsWith('guide_assignments_')) throw error;
    throw refuse(
      'from',
      'Beide sind für denselben Event oder dieselbe Zeit eingeteilt. Bitte löse das zuerst.',
    );
  }
}
