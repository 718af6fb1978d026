import { EVENT_STATES } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import { availabilityOf } from './availability.domain.ts';
import { type EventActor, type EventFacts, eventStep } from './event-states.domain.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const READY: EventFacts = {
  state: 'prepared',
  start: new Date('2026-03-07T06:00:00Z'),
  end: new Date('2026-03-08T16:00:00Z'),
  registrationDeadline: new Date('2026-02-28T22:59:00Z'),
  minimumParticipants: 1,
  maximumParticipants: 6,
  guides: 1,
  priceComponents: 1,
  activeBookings: 0,
  guideFinished: true,
  concluded: true,
  previousState: 'open',
};
const ACTORS: readonly EventActor[] = ['own-guide', 'admin', 'super-admin', 'system'];

test('the whole table of steps of docs/domain/states.md#event', () => {
  const ended = { end: new Date('2026-02-01T16:00:00Z') };
  const steps = EVENT_STATES.flatMap((from) =>
    EVENT_STATES.flatMap((to) => {
      const facts = { ...READY, ...(to === 'closed' ? ended : {}), state: from };
      const actors = ACTORS.filter((actor) => eventStep(facts, to, actor, NOW).allowed);
      return actors.length > 0 ? [`${from} > ${to}: ${actors.join(', ')}`] : [];
    }),
  );
  expect(steps).toEqual([
    'draft > prepared: own-guide, admin, super-admin',
    'prepared > draft: admin, super-admin',
    'prepared > open: admin, super-admin',
    'prepared > cancelled: admin, super-admin',
    'open > prepared: admin, super-admin',
    'open > confirmed: admin, super-admin, system',
    'open > cancelled: admin, super-admin',
    'confirmed > open: admin, super-admin',
    'confirmed > closed: admin, super-admin, system',
    'confirmed > cancelled: admin, super-admin',
    'closed > confirmed: super-admin',
    'cancelled > open: super-admin',
  ]);
});

describe('conditions', () => {
  test.each<[string, Partial<EventFacts>, EventFacts['state'], string[]]>([
    ['no guide', { guides: 0 }, 'open', ['guides']],
    ['start after end', { end: READY.start }, 'open', ['dates']],
    ['max below min', { minimumParticipants: 7 }, 'open', ['participants']],
    ['no price', { priceComponents: 0 }, 'open', ['priceComponents']],
    ['no deadline', { registrationDeadline: null }, 'open', ['registrationDeadline']],
    ['booked', { state: 'open', activeBookings: 1 }, 'prepared', ['noBookings']],
    ['begun', { state: 'confirmed', start: NOW }, 'open', ['beforeStart']],
    ['not over', { state: 'confirmed', guideFinished: false }, 'closed', ['ended', 'guideFinished']],
    ['not concluded', { state: 'confirmed', concluded: false, end: new Date(0) }, 'closed', ['concluded']],
    ['another state before', { state: 'cancelled', previousState: 'confirmed' }, 'open', ['previousState']],
  ])('%s', (_name, facts, to, missing) => {
    expect(eventStep({ ...READY, ...facts }, to, 'super-admin', NOW)).toEqual({ allowed: false, missing });
  });
});

describe('availability', () => {
  test.each<[string, Partial<EventFacts & { taken: number }>, string]>([
    ['free', {}, 'bookable'],
    ['four left', { taken: 2 }, 'bookable'],
    ['three left', { taken: 3 }, 'few'],
    ['none left', { taken: 6 }, 'full'],
    ['overbooked', { taken: 7 }, 'full'],
    ['deadline a moment ago', { registrationDeadline: new Date(NOW.getTime() - 1) }, 'deadline_passed'],
    ['deadline now', { registrationDeadline: NOW }, 'bookable'],
    ['over', { end: new Date(NOW.getTime() - 1) }, 'past'],
    ['cancelled and over', { end: new Date(0), state: 'cancelled' }, 'cancelled'],
  ])('%s', (_name, facts, expected) => {
    const event = { ...READY, state: 'open' as const, published: true, taken: 0, ...facts };
    const registrationDeadline = event.registrationDeadline ?? NOW;
    expect(availabilityOf({ ...event, registrationDeadline }, NOW)).toBe(expected);
  });
});
