import { emailAlias } from '@firn/shared-contracts/domain';
import { emailKey } from '../../shared/person/email-key.ts';
import type { BookingValues } from './draft/values.ts';

/**
 * The e-mail address of each person. A person without one gets an alias of the booker's, so that mail
 * goes to the booker, even when the booker's address changes later.
 */
export function personEmails({ booker, bookingPersons }: BookingValues): string[] {
  const bookerEmail = (booker.email ?? '').trim();
  const own = bookingPersons.map((person) => {
    if (person.booker) return bookerEmail;
    return person.viaBooker ? '' : (person.email ?? '').trim();
  });
  const taken = new Set([bookerEmail, ...own].map(emailKey));
  return bookingPersons.map((person, index) => {
    if (person.booker || !person.viaBooker) return own[index] ?? '';
    const address = emailAlias(bookerEmail, person.firstName ?? '', taken) ?? bookerEmail;
    taken.add(emailKey(address));
    return address;
  });
}

/** For each person the index of the first one before it with the same address, or null. */
export function sharedEmails(values: BookingValues): (number | null)[] {
  const keys = personEmails(values).map(emailKey);
  return keys.map((key, index) => {
    const first = keys.indexOf(key);
    return key !== '' && first < index ? first : null;
  });
}
