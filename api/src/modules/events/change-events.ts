import type {
  EventBulkAction,
  EventBulkRequest,
  EventBulkResult,
  EventResponse,
} from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { isLockTimeout } from '../../lib/database-errors.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { invalid, notFound, Problem } from '../../lib/problem.ts';
import { patchRecord, type ResourceDeps, StaleError } from '../../records/index.ts';
import { lockTimeout } from '../bookings/index.ts';
import { type KeepAnswer, type OnceRequest, runOnce } from '../idempotency-keys/index.ts';
import { offerKind } from '../offers/index.ts';
import { duplicateEvent } from './duplicate-event.ts';
import type { EventDeps } from './event-deps.ts';
import { eventViolations } from './event-rules.repository.ts';
import { findEvent } from './events.read-model.ts';
import { eventKind } from './events.repository.ts';
import { missingOf } from './missing-of.ts';
import { transitEvent } from './transit-event.ts';

interface BulkChange {
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly origin: string;
  readonly body: EventBulkRequest;
  /** The request, where each event is to be changed at most once per key. */
  readonly once: OnceRequest | null;
}

interface Row {
  readonly id: string;
  readonly version: number;
}

/** What an action needs besides the events. @throws 422. */
function requireArguments({ action, tags, guide }: EventBulkRequest): void {
  const refuse = (propertyPath: string, message: string) => invalid([{ propertyPath, message }]);
  if ((action === 'add-tags' || action === 'remove-tags') && !tags)
    throw refuse('tags', 'Bitte wähle mindestens einen Tag.');
  if (action === 'assign-guide' && !guide) throw refuse('guide', 'Bitte wähle einen Guide.');
}

/** An own list replaces the offer's as a whole, so it begins with the one in force; one that says the same is none. */
async function withTags(
  { db }: ResourceDeps,
  id: string,
  { action, tags = [] }: EventBulkRequest,
): Promise<object> {
  const stored = await eventKind.load(db, id);
  if (!stored) throw notFound();
  const iris = (ids: readonly string[]) => ids.map((tag) => iri('tags', tag));
  const ofOffer = iris((await offerKind.load(db, stored.record.offer))?.record.tags ?? []);
  const own = iris(stored.record.tags);
  const inForce = own.length > 0 ? own : ofOffer;
  if (action === 'add-tags') return { tags: [...inForce, ...tags] };
  const left = inForce.filter((tag) => !tags.includes(tag));
  const isOfOffer = left.length === ofOffer.length && left.every((tag) => ofOffer.includes(tag));
  return { tags: isOfOffer ? [] : left };
}

/** The event that was changed, and the IRI of what was made with it. */
interface Changed {
  readonly event: EventResponse;
  readonly created: string | null;
}

/** Runs in the transaction of the change, with what comes of it. */
type Finished = (tx: Tx, changed: Changed) => Promise<void>;

/** Makes the change of one event, in a transaction of its own. */
async function changeEvent(
  deps: EventDeps,
  { id, version }: Row,
  change: BulkChange,
  finished: Finished,
): Promise<Changed> {
  const { visitor, actor, origin, body } = change;
  const { action, overrideReason } = body;
  const now = deps.clock();
  const context = { db: deps.db, actor, now };
  const precondition = (stored: number) => stored === version;
  let created: string | null = null;
  const finish = async (tx: Tx, found: string) => {
    const event = await findEvent(tx, found, { visitor, projection: null, now });
    if (!event) throw notFound();
    if (action === 'next-season') created = event['@id'];
    await finished(tx, { event, created });
    return event;
  };
  const patch = (fields: object) =>
    patchRecord(
      context,
      { kind: eventKind, rules: eventViolations, finish },
      { id, precondition, patch: fields },
    );
  const step = async (to: string, reason?: string) => {
    const request = { id, request: { to, ...(reason && { reason }) }, visitor, actor, precondition, origin };
    return (await transitEvent(deps)(deps, request, finish)) as EventResponse;
  };
  const assign = async () => {
    const asked = { event: iri('events', id), guide: body.guide ?? '' };
    const reasoned = { ...asked, ...(overrideReason && { overrideReason }) };
    created = (await deps.askGuide({ ...context, visitor, origin }, reasoned))['@id'];
    return deps.db.transaction((tx) => finish(tx, id));
  };
  const changes: Readonly<Record<EventBulkAction, () => Promise<EventResponse>>> = {
    publish: () => step('open', overrideReason),
    unpublish: () => step('prepared'),
    'set-organized': () => patch({ organized: true }),
    'unset-organized': () => patch({ organized: false }),
    'set-concluded': () => patch({ concluded: true }),
    'unset-concluded': () => patch({ concluded: false }),
    'add-tags': async () => patch(await withTags(deps, id, body)),
    'remove-tags': async () => patch(await withTags(deps, id, body)),
    'assign-guide': assign,
    'next-season': () => duplicateEvent(context, { id, days: body.days }, finish),
  };
  return { event: await changes[action](), created };
}

/** Why an event stays as it is, in words. */
function refusalOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StaleError) {
    return new Problem(412, 'Inzwischen hat jemand anderes etwas geändert. Bitte lade die Liste neu.');
  }
  if (isLockTimeout(error)) return lockTimeout(error);
  throw error;
}

/** 422 says of each field what is wrong; here there is no field to say it beside. */
const messageOf = ({ detail, violations }: Problem): string =>
  violations ? violations.map(({ message }) => message).join(' ') : detail;

/** By field: what is wrong, or which conditions of a step are not met. */
/** A change that is made answers this of its event. */
const doneResult = (
  row: Row,
  code: string,
  { event: { version }, created }: Changed,
  action: EventBulkAction,
): EventBulkResult => ({
  event: iri('events', row.id),
  code,
  status: action === 'next-season' ? 201 : 200,
  message: null,
  missing: [],
  created,
  version: action === 'next-season' ? row.version : version,
});

/** Changes one event; with a key, once: asked again it answers what came of it (docs/domain/bookings.md#idempotency). */
async function changeOnce(
  deps: EventDeps,
  row: Row,
  change: BulkChange,
  stored: { readonly version: number; readonly record: { readonly code: string } } | null,
): Promise<EventBulkResult> {
  const { once, body } = change;
  const { action } = body;
  const run = async (keep: KeepAnswer | null) => {
    if (!stored) throw notFound();
    if (stored.version !== row.version) throw new StaleError();
    const resultOf = (changed: Changed) => doneResult(row, stored.record.code, changed, action);
    const finished: Finished = async (tx, changed) => keep?.(tx, { status: 200, body: resultOf(changed) });
    return resultOf(await changeEvent(deps, row, change, finished));
  };
  if (!once) return run(null);
  const { id, version } = row;
  const ofRow = { ...once, key: `${once.key}/${id}`, body: { ...body, events: [{ event: id, version }] } };
  const answer = await runOnce(deps, ofRow, async (keep) => ({ status: 200, body: await run(keep) }));
  return answer.body as EventBulkResult;
}

async function resultOf(deps: EventDeps, row: Row, change: BulkChange): Promise<EventBulkResult> {
  const stored = await eventKind.load(deps.db, row.id);
  try {
    return await changeOnce(deps, row, change, stored);
  } catch (error) {
    const refusal = refusalOf(error);
    const [message, missing] = [messageOf(refusal), [...missingOf(refusal)]];
    const about = { event: iri('events', row.id), code: stored?.record.code ?? '' };
    return { ...about, status: refusal.status, message, missing, created: null };
  }
}

/**
 * Changes many events, one after the other: each wholly or not at all, whatever becomes of the others.
 * @throws 422 for an action without what it needs.
 */
export async function changeEvents(deps: EventDeps, change: BulkChange): Promise<EventBulkResult[]> {
  requireArguments(change.body);
  const results: EventBulkResult[] = [];
  for (const { event, version } of change.body.events) {
    const id = event.slice(event.lastIndexOf('/') + 1).toLowerCase();
    results.push(await resultOf(deps, { id, version }, change));
  }
  return results;
}
