import {
  type EventBulkAction,
  type EventBulkRequest,
  type EventBulkResponse,
  etagOf,
} from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import type { RowAnswer } from '@firn/shared-ui/resource-list';
import { idOf } from '../id-of.ts';

export const DAYS_OF_A_WEEK = 7;

/** The contract says so. */
const MOST_AT_ONCE = 200;

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface Said {
  /** Somebody chose it beside the question. */
  readonly chosen: string;
  /** Why a rule is overridden. */
  readonly override: string;
}

/** Keys of requests without an answer: the same sent again goes under the same key, and is done once. */
const unanswered = new Map<string, string>();

async function postOnce(api: ApiClient, body: EventBulkRequest): Promise<EventBulkResponse> {
  const name = JSON.stringify(body);
  const idempotencyKey = unanswered.get(name) ?? crypto.randomUUID();
  unanswered.set(name, idempotencyKey);
  try {
    const answer = await api.post<EventBulkResponse>('/api/events/bulk', body, {
      quiet: true,
      idempotencyKey,
    });
    unanswered.delete(name);
    return answer;
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) unanswered.delete(name);
    throw error;
  }
}

/** The reason of a rule that may be overridden has one of these names. */
const REASONS: readonly string[] = ['reason', 'overrideReason'];

async function sendSome(
  api: ApiClient,
  action: EventBulkAction,
  rows: readonly Versioned[],
  { chosen, override }: Said,
): Promise<readonly RowAnswer[]> {
  const { results } = await postOnce(api, {
    action,
    events: rows.map(({ id, version }) => ({ event: `/api/events/${id}`, version })),
    ...((action === 'add-tags' || action === 'remove-tags') && { tags: [chosen] }),
    ...(action === 'assign-guide' && { guide: chosen }),
    ...(action === 'next-season' && { days: Number(chosen) * DAYS_OF_A_WEEK }),
    ...(override && { overrideReason: override }),
  });
  return results.map(({ event, status, message, missing, created, version }) => ({
    id: idOf(event),
    refusal: status < 400 ? null : (message ?? ''),
    isOverridable: missing.length > 0 && missing.every(({ propertyPath }) => REASONS.includes(propertyPath)),
    created,
    ...(version !== undefined && { version }),
  }));
}

/** As many requests as the rows need, one after the other; each row is answered for itself. */
export async function sendBulk(
  api: ApiClient,
  action: EventBulkAction,
  rows: readonly Versioned[],
  said: Said,
): Promise<readonly RowAnswer[]> {
  const answers: RowAnswer[] = [];
  for (let first = 0; first < rows.length; first += MOST_AT_ONCE) {
    answers.push(...(await sendSome(api, action, rows.slice(first, first + MOST_AT_ONCE), said)));
  }
  return answers;
}

const INVERSE: Readonly<Partial<Record<EventBulkAction, EventBulkAction>>> = {
  publish: 'unpublish',
  unpublish: 'publish',
  'set-organized': 'unset-organized',
  'unset-organized': 'set-organized',
  'set-concluded': 'unset-concluded',
  'unset-concluded': 'set-concluded',
  'add-tags': 'remove-tags',
};

/** Removes what was made, as it was made: whoever has changed it since keeps it. */
async function takeBack(
  api: ApiClient,
  action: EventBulkAction,
  { id, created }: RowAnswer,
): Promise<RowAnswer> {
  const made = created ?? '';
  const ifMatch = etagOf({ version: 1 });
  try {
    if (action === 'next-season') await api.delete(made, { ifMatch, quiet: true });
    else await api.post(`${made}/transition`, { to: 'withdrawn' }, { ifMatch, quiet: true });
    return { id, refusal: null };
  } catch (error) {
    return { id, refusal: reasonOf(outcomeOf(error)) };
  }
}

/** Takes back what a bulk action did to these rows. */
export async function undoBulk(
  api: ApiClient,
  action: EventBulkAction,
  done: readonly RowAnswer[],
  { chosen, why }: { readonly chosen: string; readonly why: string },
): Promise<readonly RowAnswer[]> {
  const inverse = INVERSE[action];
  if (inverse) {
    const rows = done.map(({ id, version = 1 }) => ({ id, version }));
    return sendBulk(api, inverse, rows, { chosen, override: inverse === 'publish' ? why : '' });
  }
  const answers: RowAnswer[] = [];
  for (const answer of done) answers.push(await takeBack(api, action, answer));
  return answers;
}
