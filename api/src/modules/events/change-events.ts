import type { EventBulkRequest, EventBulkResult, EventResponse } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { isLockTimeout } from '../../lib/database-errors.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { invalid, notFound, Problem } from '../../lib/problem.ts';
import { patchRecord, type ResourceDeps, StaleError } from '../../records/index.ts';
import { lockTimeout } from '../bookings/index.ts';
import { offerKind } from '../offers/index.ts';
import { duplicateEvent } from './duplicate-event.ts';
import type { EventDeps } from './event-deps.ts';
import { eventViolations } from './event-rules.repository.ts';
import { findEvent } from './events.read-model.ts';
import { eventKind } from './events.repository.ts';
import { transitEvent } from './transit-event.ts';

interface BulkChange {
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly origin: string;
  readonly body: EventBulkRequest;
}

interface Row {
  readonly id: string;
  readonly version: number;
}

/** What an action needs besides the events. @throws 422. */
function requireArguments({ action, tags, guide }: EventBulkRequest): void {
  const refuse = (propertyPath: string, message: string) => invalid([{ propertyPath, message }]);
  if (action === 'add-tags' && !tags) throw refuse('tags', 'Bitte wähle mindestens einen Tag.');
  if (action === 'assign-guide' && !guide) throw refuse('guide', 'Bitte wähle einen Guide.');
}

/** An own list replaces the offer's as a whole, so it begins with the one in force. */
async function withTags({ db }: ResourceDeps, id: string, added: readonly string[]): Promise<object> {
  const stored = await eventKind.load(db, id);
  if (!stored) throw notFound();
  const own = stored.record.tags;
  const inForce = own.length > 0 ? own : ((await offerKind.load(db, stored.record.offer))?.record.tags ?? []);
  return { tags: [...inForce.map((tag) => iri('tags', tag)), ...added] };
}

/** Makes the change of one event, in a transaction of its own. @returns what it is then, or what was made of it. */
async function changeEvent(
  deps: EventDeps,
  { id, version }: Row,
  change: BulkChange,
): Promise<EventResponse> {
  const { visitor, actor, origin, body } = change;
  const now = deps.clock();
  const context = { db: deps.db, actor, now };
  const precondition = (stored: number) => stored === version;
  const finish = async (tx: Tx, found: string) => {
    const event = await findEvent(tx, found, { visitor, projection: null, now });
    if (!event) throw notFound();
    return event;
  };
  const patch = (fields: object) =>
    patchRecord(
      context,
      { kind: eventKind, rules: eventViolations, finish },
      { id, precondition, patch: fields },
    );
  const step = async (to: string) => {
    const request = { id, request: { to }, visitor, actor, precondition, origin };
    return (await transitEvent(deps)(deps, request, finish)) as EventResponse;
  };
  switch (body.action) {
    case 'publish':
      return step('open');
    case 'unpublish':
      return step('prepared');
    case 'set-organized':
    case 'unset-organized':
      return patch({ organized: body.action === 'set-organized' });
    case 'set-concluded':
    case 'unset-concluded':
      return patch({ concluded: body.action === 'set-concluded' });
    case 'add-tags':
      return patch(await withTags(deps, id, body.tags ?? []));
    case 'assign-guide':
      await deps.askGuide(
        { ...context, visitor, origin },
        {
          event: iri('events', id),
          guide: body.guide ?? '',
          ...(body.overrideReason && { overrideReason: body.overrideReason }),
        },
      );
      return deps.db.transaction((tx) => finish(tx, id));
    case 'next-season':
      return duplicateEvent(context, { id }, finish);
  }
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
const missingOf = ({ violations, extensions }: Problem) =>
  violations ?? (extensions.missing as readonly Violation[] | undefined) ?? [];

async function resultOf(deps: EventDeps, row: Row, change: BulkChange): Promise<EventBulkResult> {
  const { id, version } = row;
  const event = iri('events', id);
  const stored = await eventKind.load(deps.db, id);
  const about = { event, code: stored?.record.code ?? '' };
  try {
    if (!stored) throw notFound();
    if (stored.version !== version) throw new StaleError();
    const changed = await changeEvent(deps, row, change);
    const isNew = change.body.action === 'next-season';
    const created = isNew ? changed['@id'] : null;
    return { ...about, status: isNew ? 201 : 200, message: null, missing: [], created };
  } catch (error) {
    const refusal = refusalOf(error);
    const [message, missing] = [messageOf(refusal), [...missingOf(refusal)]];
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
