import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { ProductText, ToldPerson } from '../text-messages/index.ts';
import { findToldOffers } from '../waitlist/index.ts';
import { findDueBookers, findDuePersons } from './due-guests.read-model.ts';
import type { MessageRuleRow } from './message-rules.table.ts';
import { isDue } from './rule-due.read-model.ts';

/** Somebody to whom a rule writes, and what it writes about once. */
export interface RuleReader extends ToldPerson {
  readonly about: string;
}

type DueText = ProductText<RuleReader>;

interface Due extends Pick<RuleReader, 'about' | 'firstName' | 'phone' | 'country' | 'bookingPersonIds'> {
  readonly lastName: string;
  readonly event: DueText['event'];
  readonly goodUntil: Date | null;
}

async function findDue(db: Db, rule: MessageRuleRow, now: Date): Promise<Due[]> {
  const { template, key, audience, channel } = rule;
  if (template === 'waitlist_offered') return findToldOffers(db, { key, now });
  if (template !== 'packing_list' && template !== 'last_info' && template !== 'thanks') return [];
  const query = { template, key, channel, isDue: isDue(rule, now), batch: null };
  if (audience === 'bookers')
    return (await findDueBookers(db, query)).map((guest) => ({
      ...guest,
      about: iri('bookings', guest.subjectId),
      goodUntil: null,
    }));
  return (await findDuePersons(db, query)).map((guest) => ({
    ...guest,
    about: iri('booking_persons', guest.subjectId),
    bookingPersonIds: [guest.subjectId],
    goodUntil: null,
  }));
}

/** The SMS that a rule would send now, for each event, or for each offer, which ends at a moment of its own. */
export async function dueTexts(db: Db, rule: MessageRuleRow, now: Date): Promise<DueText[]> {
  const byOccasion = new Map<string, DueText & { readonly people: RuleReader[] }>();
  for (const { event, goodUntil, lastName, ...person } of await findDue(db, rule, now)) {
    const occasion = `${event.id} ${goodUntil?.getTime()}`;
    const text = byOccasion.get(occasion) ?? { event, goodUntil, text: rule.text.trim(), people: [] };
    text.people.push({ ...person, fullName: fullNameOf({ firstName: person.firstName, lastName }) });
    byOccasion.set(occasion, text);
  }
  return [...byOccasion.values()];
}
