import type { BookingChangePreview } from '@firn/shared-contracts/api';
import { fullNameOf } from '../../lib/full-name.ts';
import { shownLine, sumOf, vatTotalsOf } from '../bookings/index.ts';
import { billingAfter } from '../invoices/index.ts';
import { overridableOf } from './booking-changes.errors.ts';
import { type ChangeFacts, type ChangePlan, seatedPersons } from './change-plan.ts';

/** What a cancellation costs: the fees among its lines. */
export const feeOf = ({ kind, lines }: ChangePlan): number =>
  kind === 'restore' ? 0 : sumOf(lines.filter((line) => line.kind === 'fee'));

export const totalAfter = ({ booking }: ChangeFacts, { lines }: ChangePlan): number =>
  booking.total + sumOf(lines);

const ENDINGS = {
  cancel: 'cancellation',
  cancel_person: 'cancellation',
  add_person: 'persons',
  rebook: 'rebooking',
  restore: 'restoration',
  change_material: 'renting_material',
} as const;

/** Where the change is asked for. */
const addressOf = ({ booking }: ChangeFacts, { kind, leaves }: ChangePlan): string =>
  kind === 'replace_person' ? `${leaves?.person['@id']}/replacement` : `${booking['@id']}/${ENDINGS[kind]}`;

const numberedLines = ({ booking }: ChangeFacts, { lines }: ChangePlan) => {
  const change = Math.max(0, ...booking.lines.map((line) => line.change)) + 1;
  return lines.map((line) => shownLine({ ...line, change }));
};

/** The booking as a change would leave it, for the mails that tell of it. */
export function bookingAfter(facts: ChangeFacts, plan: ChangePlan) {
  const { booking } = facts;
  const state = plan.state ?? booking.state;
  const staying = seatedPersons(booking).filter(({ id }) => id !== plan.leaves?.person.id);
  const persons = [...staying, ...(plan.joins ? [plan.joins] : [])].map(fullNameOf);
  const lines = [...booking.lines, ...numberedLines(facts, plan)];
  return {
    booking: {
      ...booking,
      version: booking.version + 1,
      state,
      total: totalAfter(facts, plan),
      lines,
      vatTotals: vatTotalsOf(lines),
    },
    persons: state === 'cancelled' ? [] : persons,
  };
}

/** What a change would do, for whoever asks before it is made. */
export function previewOf(facts: ChangeFacts, plan: ChangePlan): BookingChangePreview {
  const { booking } = facts;
  const total = totalAfter(facts, plan);
  return {
    '@id': addressOf(facts, plan),
    '@type': 'BookingChangePreview',
    version: booking.version,
    eventVersion: plan.event?.version ?? null,
    lines: numberedLines(facts, plan),
    fee: feeOf(plan),
    totalBefore: booking.total,
    total,
    difference: total - booking.total,
    refund: Math.max(0, booking.paid - total),
    billing: billingAfter(total, facts.documents).kind,
    persons: plan.persons,
    freePlaces: plan.freePlaces,
    until: plan.until?.toISOString() ?? null,
    overridable: plan.obstacles.map(overridableOf),
  };
}
