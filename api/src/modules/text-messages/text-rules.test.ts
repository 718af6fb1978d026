import { expect, test } from '@jest/globals';
import { readNumber } from './phone-number.ts';
import { segmentsOf } from './segments.ts';
import { timingOf } from './sending-hours.domain.ts';
import { type Addressee, gather } from './text-recipients.ts';
import { awayDelaySeconds } from './text-states.domain.ts';
import { wordsFor, wordsMessage } from './text-words.ts';

test.each([
  ['079 123 45 67', 'CH', { phone: '+41791234567' }],
  ['0041 (0)79 123 45 67', 'CH', { phone: '+41791234567' }],
  ['0664 1234567', 'AT', { phone: '+436641234567' }],
  ['+49 1512 3456789', 'CH', { phone: '+4915123456789' }],
  ['081 862 20 20', 'CH', { refused: 'landline' }],
  ['079 123', 'CH', { refused: 'invalid_number' }],
  ['keine', 'CH', { refused: 'invalid_number' }],
  ['  ', 'CH', { refused: 'no_number' }],
  [null, 'CH', { refused: 'no_number' }],
  ['079 123 45 67', '??', { phone: '+41791234567' }],
])('%s in %s is read as it would be dialled', (text, country, read) => {
  expect(readNumber(text, country)).toEqual(read);
});

test.each([
  ['a'.repeat(160), 1, 'GSM-7'],
  ['a'.repeat(161), 2, 'GSM-7'],
  ['a'.repeat(306), 2, 'GSM-7'],
  ['a'.repeat(307), 3, 'GSM-7'],
  ['Grüezi äöü', 1, 'GSM-7'],
  // The alphabet writes a bracket as two characters.
  ['['.repeat(81), 2, 'GSM-7'],
  ['☀'.repeat(70), 1, 'UCS-2'],
  ['☀'.repeat(71), 2, 'UCS-2'],
  [`${'a'.repeat(70)}«`, 2, 'UCS-2'],
])('%s has %i segments of %s', (text, segments, encoding) => {
  expect(segmentsOf(text)).toEqual({ segments, encoding });
});

const somebody = (firstName: string, phone: string | null): Addressee => ({
  bookingPersonId: firstName,
  userId: null,
  firstName,
  fullName: `${firstName} Käser`,
  phone,
  country: 'CH',
});

test('who shares a number gets one SMS, and who is left out is named with the reason', () => {
  const people = [
    somebody('Nina', '079 123 45 67'),
    somebody('Urs', '+41 79 123 45 67'),
    somebody('Rosa', '081 862 20 20'),
    somebody('Max', '079 765 43 21'),
    somebody('Ida', null),
  ];
  expect(gather(people, new Set(['+41797654321']))).toEqual({
    readers: [
      {
        phone: '+41791234567',
        firstNames: ['Nina', 'Urs'],
        name: 'Nina Käser, Urs Käser',
        bookingPersonIds: ['Nina', 'Urs'],
        userIds: [],
      },
    ],
    refused: [
      { name: 'Rosa Käser', reason: 'landline' },
      { name: 'Max Käser', reason: 'opted_out' },
      { name: 'Ida Käser', reason: 'no_number' },
    ],
  });
});

const event = {
  title: 'Skitour Piz Buin',
  start: new Date('2026-03-07T07:00:00Z'),
  end: new Date('2026-03-08T16:00:00Z'),
};

test('a value is put in as it is, and a placeholder that nobody knows is named', () => {
  const text = 'Hallo {vorname}, {event} am {datum} um {zeit}.';
  expect(wordsFor(text, ['Nina', 'Urs', '{zeit}'], event)).toBe(
    'Hallo Nina, Urs und {zeit}, Skitour Piz Buin am Sa, 07.03.2026 bis So, 08.03.2026 um 08:00.',
  );
  expect(wordsMessage(text, event)).toBeNull();
  expect(wordsMessage(text, null)).toContain('«{event}»');
  expect(wordsMessage('Hallo {name}', event)).toContain('«{name}»');
});

const at = (instant: string) => new Date(instant);
const NOON = at('2026-02-14T11:00:00Z');
const NIGHT = at('2026-02-14T21:30:00Z');

test.each([
  ['at noon goes at once', null, NOON, NOON],
  ['at night waits for 08:00', null, NIGHT, at('2026-02-15T07:00:00Z')],
  ['early waits for 08:00', null, at('2026-02-15T04:00:00Z'), at('2026-02-15T07:00:00Z')],
  ['planned for noon', at('2026-02-20T11:00:00Z'), NOON, at('2026-02-20T11:00:00Z')],
])('a message %s', (_what, planned, now, plannedFor) => {
  expect(timingOf(planned, event, now)).toEqual({ plannedFor, anyHour: false, goodUntil: event.end });
});

test('on the eve of its event and while it lasts it goes at any hour, and is of no use after it', () => {
  const eve = at('2026-03-06T21:30:00Z');
  expect(timingOf(null, event, eve)).toEqual({ plannedFor: eve, anyHour: true, goodUntil: event.end });
  const after = at('2026-03-09T12:00:00Z');
  expect(timingOf(null, event, after)).toEqual({ plannedFor: after, anyHour: false, goodUntil: null });
});

test.each([
  ['in the past', at('2026-02-13T11:00:00Z')],
  ['at night', at('2026-02-20T22:00:00Z')],
  ['in a year', at('2027-02-20T11:00:00Z')],
])('one planned %s is refused in words', (_what, planned) => {
  expect(timingOf(planned, event, NOON)).toEqual({ refused: expect.stringMatching(/\w\.$/) });
});

test('a provider that is away is asked again after 1, 4, 16 minutes, at most 6 hours', () => {
  expect([0, 1, 2, 3, 9].map(awayDelaySeconds)).toEqual([60, 60, 240, 960, 21_600]);
});
