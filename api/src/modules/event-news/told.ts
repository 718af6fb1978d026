import { createHash } from 'node:crypto';
import type { GroupedMails } from '@firn/shared-contracts/api';
import { PLAN_CHANGED, type ToldGroup } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { conflict } from '../../lib/problem.ts';
import type { AffectedBooking } from '../bookings/index.ts';
import { type OutgoingMail, plannedMail, queueMail } from '../outbox/index.ts';
import type { ToldMail } from './news-mails.ts';

/** Told unless somebody says otherwise: houses hear of their beds by their own steps, and the office did it itself. */
export const TOLD_AT_FIRST: readonly ToldGroup[] = ['bookers', 'participants', 'guides', 'remembered'];

/** The mails of a plan, for its preview: of each kind and group whom it reaches, and the words that the first one gets. */
export function groupedMails(mails: readonly ToldMail[]): GroupedMails[] {
  const groups = Map.groupBy(mails, ({ group, template }) => `${group} ${template}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { template, subject, group } = first;
    const recipients = members.map(({ recipient }) => recipient);
    return [{ template, subject, recipients, text: plannedMail(first).text, group }];
  });
}

interface Sealed {
  readonly bookings: readonly Pick<AffectedBooking, 'id' | 'state' | 'paid'>[];
  readonly mails: readonly ToldMail[];
}

/**
 * Names whom a plan concerns. Words are not part of it, nor is the text that a mail has for a reason: whoever is about to
 * act chooses them, and the rest follows from the event, whose version is asked for anyway. A booking counts by what a
 * plan does to it, because its version also moves with what concerns nobody here.
 */
export function sealOf({ bookings, mails }: Sealed): string {
  const whom = mails.map(({ group, recipient }) => `${group} ${recipient}`).toSorted();
  const what = bookings.map(({ id, state, paid }) => `${id} ${state} ${paid}`).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([whom, what]))
    .digest('hex');
}

/** @throws 409 `plan-changed` with what would happen now, where that is not what its reader was shown. */
export async function requireSeal(
  given: string | undefined,
  plan: Sealed,
  preview: () => Promise<object>,
): Promise<void> {
  if (given === undefined || given === sealOf(plan)) return;
  const detail =
    'Inzwischen hat sich geändert, wen das betrifft: Jemand hat gebucht, annulliert oder zugesagt. Bitte schau es nochmals an.';
  throw conflict(PLAN_CHANGED, detail, { preview: await preview() });
}

/** Queues the mails to the groups that are told, each once. @returns them. */
export async function tell(
  tx: Tx,
  mails: readonly ToldMail[],
  { groups, at }: { readonly groups: readonly ToldGroup[]; readonly at: Date },
): Promise<readonly OutgoingMail[]> {
  const told = mails.filter(({ group }) => groups.includes(group));
  for (const { group: _group, ...mail } of told) await queueMail(tx, mail, at);
  return told;
}
