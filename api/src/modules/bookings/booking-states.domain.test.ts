import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOOKING_STATES, type BookingState } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import { decideStep, type StepActor } from '../../records/state-machine.domain.ts';
import { bookingMachine, EXPIRING_STATES, WAITING_FOR_OFFICE } from './booking-states.domain.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const ACTORS: readonly StepActor[] = ['guest', 'guide', 'office', 'super-admin', 'system'];

const decide = (
  from: BookingState,
  to: BookingState,
  by: StepActor,
  stateBefore: BookingState | null = null,
) => decideStep(bookingMachine, { from, to, by, facts: { stateBefore }, now: NOW });

/** `guest` and the like: who may bring a booking from one state to another. */
const actorsOf = (from: BookingState, to: BookingState) =>
  ACTORS.filter((by) => decide(from, to, by, to).allowed);

/** The rows of the table in docs/domain/states.md, each `[from, to, who]`. */
function documentedSteps(): string[] {
  const text = readFileSync(new URL('../../../../docs/domain/states.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Booking\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| ([a-z_, ]+?) +\| ([a-z_, ]+?) +\| ([a-z, ]+?) +\|/gm)];
  const list = (cell = '') => cell.split(',').map((name) => name.trim());
  return rows
    .filter(([, from]) => from !== 'from')
    .flatMap(([, froms, tos, who]) =>
      list(froms).flatMap((from) => list(tos).map((to) => `${from} → ${to}: ${list(who).sort().join(', ')}`)),
    );
}

describe('a booking', () => {
  test('takes the steps of docs/domain/states.md, by whom it says, and no other', () => {
    const steps = BOOKING_STATES.flatMap((from) =>
      BOOKING_STATES.flatMap((to) => {
        const actors = actorsOf(from, to);
        return actors.length > 0 ? [`${from} → ${to}: ${actors.sort().join(', ')}`] : [];
      }),
    );
    expect(steps.sort()).toEqual(documentedSteps().sort());
  });

  test.each([
    ['confirmed', 'confirmed', true],
    ['confirmed', 'requested', false],
    ['confirmed', null, false],
  ] as const)('annulled goes back to %s when it was %s before: %s', (to, before, allowed) => {
    const decision = decide('annulled', to, 'system', before);
    expect(decision.allowed).toBe(allowed);
    if (!decision.allowed) expect(decision.missing).toMatchObject([{ propertyPath: 'state' }]);
  });

  test.each(EXPIRING_STATES)('%s expires by a step of the system', (from) => {
    expect(actorsOf(from, 'expired')).toEqual(['system']);
  });
});

test('only the step of the machine writes the state of a booking', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const filesWith = (pattern: RegExp) =>
    sources.filter((file) => pattern.test(readFileSync(`${root}${file}`, 'utf8'))).sort();
  expect(filesWith(/update\(bookings\)|update "?bookings\b/)).toEqual([
    // Whose booking it is, and the links that open it.
    'modules/booking-desk/booking-kind.repository.ts',
    'modules/bookings/bookings.repository.ts',
    // Whose booking it is, and the names in it.
    'modules/users/erase-user.repository.ts',
    'modules/users/merge-users.repository.ts',
    // Where it stands in a queue.
    'modules/waitlist/waitlist.repository.ts',
  ]);
  expect(filesWith(/update\(bookings\)\s*\.set\(\{[^}]*\bstate\b/)).toEqual([
    'modules/bookings/bookings.repository.ts',
  ]);
  expect(filesWith(/\bsetBookingState\b/)).toEqual([
    'modules/bookings/bookings.repository.ts',
    'modules/bookings/take-booking-step.ts',
  ]);
});

test('nobody but the office leads a request on', () => {
  expect(WAITING_FOR_OFFICE).toEqual(['requested']);
});
