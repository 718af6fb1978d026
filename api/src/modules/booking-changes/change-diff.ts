import { type Diff, diffOf } from '../../records/changes.domain.ts';
import type { ChangeWords } from './asked-change.ts';
import { type ChangeFacts, type ChangePlan, seatedPersons } from './change-plan.ts';
import { feeOf, totalAfter } from './change-preview.ts';

/** Not by name: the log outlives what is kept of a guest. */
const personAt = (position: number) => `Person ${position + 1}`;

/** What the audit log says of a change, beside the steps of booking and person. */
export function changeDiff(facts: ChangeFacts, plan: ChangePlan, { reason, override }: ChangeWords): Diff {
  const { booking, event } = facts;
  const { leaves, joins } = plan;
  const before = {
    total: booking.total,
    persons: seatedPersons(booking).length,
    event: event.code,
    person: leaves ? personAt(leaves.person.position) : null,
    fee: null,
    reason: null,
    override: null,
  };
  const overridden = override ? plan.obstacles.map(({ field }) => field) : [];
  return diffOf<object>('booking', before, {
    total: totalAfter(facts, plan),
    persons: plan.kind === 'restore' ? before.persons : plan.persons,
    event: (plan.event ?? event).code,
    person: joins ? personAt(booking.bookingPersons.length) : null,
    fee: feeOf(plan) || null,
    reason: reason?.trim() || null,
    override: overridden.length > 0 ? overridden : null,
  });
}
