import { expect, test } from '@jest/globals';
import { callBody, heldUntil } from './call-values.logic.ts';

const NOW = new Date('2026-02-14T08:00:00.000Z');

test.each([
  ['tomorrow evening', '2026-03-01T22:59:00.000Z', '2026-02-15T17:00:00.000Z'],
  ['the deadline where it is earlier', '2026-02-15T11:00:00.000Z', '2026-02-15T11:00:00.000Z'],
])('seats are held until %s', (_title, registrationDeadline, until) => {
  expect(heldUntil({ registrationDeadline }, NOW)).toBe(until);
});

const CALL = {
  user: null,
  firstName: ' Nina ',
  lastName: 'Käser',
  phone: '079 123 45 67',
  seats: 2,
  until: '2026-02-15T17:00:00.000Z',
  email: ' ',
};

test('what nobody typed is not sent', () => {
  expect(callBody(CALL, { '@id': '/api/events/1' })).toEqual({
    event: '/api/events/1',
    firstName: 'Nina',
    lastName: 'Käser',
    phone: '079 123 45 67',
    seats: 2,
    until: '2026-02-15T17:00:00.000Z',
  });
  expect(callBody({ ...CALL, seats: null, until: null }, { '@id': '/api/events/1' })).not.toHaveProperty(
    'seats',
  );
});
