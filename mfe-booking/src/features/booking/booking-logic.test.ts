import { describe, expect, test } from '@jest/globals';
import { pollDelay } from '../../shared/poll-delay.ts';
import type { BookingValues } from './draft/values.ts';
import { personEmails } from './person-email.logic.ts';
import { mergePerson, withBooker, withoutBooker } from './persons.logic.ts';

const booker = { email: 'gast@firn.example' };
const values = (...bookingPersons: BookingValues['bookingPersons']): BookingValues => ({
  booker,
  bookingPersons,
});
const urs = { email: 'urs@firn.example', firstName: 'Urs', sac: true };
const eva = { email: 'eva@firn.example', firstName: 'Eva' };

describe('the booker among the persons', () => {
  test('comes first', () => {
    expect(withBooker(values(urs)).bookingPersons).toMatchObject([{ booker: true }, urs]);
  });
  test('takes the place of an untouched person', () => {
    expect(withBooker(values({ sac: false })).bookingPersons).toEqual([{ sac: false, booker: true }]);
  });
  test('replaces a person with the same address and moves to the front', () => {
    const same = { email: 'GAST@firn.example', birthday: '1990-05-17' };
    expect(withBooker(values(urs, same)).bookingPersons).toEqual([{ ...same, booker: true }, urs]);
  });
  test('stays apart from a child with the same address', () => {
    const child = { email: 'gast@firn.example', firstName: 'Mia', birthday: '2012-03-04' };
    expect(withBooker(values(child)).bookingPersons).toMatchObject([{ booker: true }, child]);
  });
  test('leaves at least one person behind', () => {
    expect(withoutBooker(values({ booker: true })).bookingPersons).toHaveLength(1);
    expect(withoutBooker(values({ booker: true }, urs)).bookingPersons).toEqual([urs]);
  });
});

describe('a known e-mail address', () => {
  test('does not count while it is empty or new', () => {
    expect(mergePerson(values(urs, {}), 1)).toBeNull();
    expect(mergePerson(values(urs, eva), 1)).toBeNull();
  });
  test('replaces the person who had it, in place; fields left open stay', () => {
    const newer = { email: 'URS@firn.example', firstName: 'Ursina', sac: false };
    const merge = mergePerson(values(urs, eva, newer), 2);
    expect(merge?.index).toBe(0);
    expect(merge?.values.bookingPersons).toEqual([{ ...newer, sac: true }, eva]);
  });
  test('of the booker replaces nobody', () => {
    expect(mergePerson(values({ booker: true }, { email: 'gast@firn.example' }), 1)).toBeNull();
  });
});

describe('a person without an e-mail address of their own', () => {
  const named = (firstName: string) => ({ firstName, viaBooker: true });
  test('gets an alias of the booker’s address, in plain letters and unique', () => {
    const persons = values(
      { booker: true },
      named('Zoë-Müller'),
      named('Mia'),
      named('mia'),
      { email: 'Gast+Mia@firn.example' },
      named(''),
    );
    expect(personEmails(persons)).toEqual([
      'gast@firn.example',
      'gast+zoemueller@firn.example',
      'gast+mia2@firn.example',
      'gast+mia3@firn.example',
      'Gast+Mia@firn.example',
      'gast+person@firn.example',
    ]);
  });
  test('waits for the booker’s address', () => {
    expect(personEmails({ booker: {}, bookingPersons: [named('Mia')] })).toEqual(['']);
  });
});

test('the booking is polled for 90 s at growing intervals', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(pollDelay);
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 27000, false]);
});
