import type { TextRefusal } from '@firn/shared-contracts/domain';
import { readNumber } from './phone-number.ts';

/** Somebody whom a message names. */
export interface Addressee {
  readonly bookingPersonId: string | null;
  readonly userId: string | null;
  readonly firstName: string;
  readonly fullName: string;
  readonly phone: string | null;
  readonly country: string;
}

/** The people who read at one number: families share theirs. */
export interface Reader {
  readonly phone: string;
  readonly firstNames: readonly string[];
  readonly name: string;
  readonly bookingPersonIds: readonly string[];
  readonly userIds: readonly string[];
}

export interface LeftOut {
  readonly name: string;
  readonly reason: TextRefusal;
}

export interface Gathered {
  readonly readers: readonly Reader[];
  readonly refused: readonly LeftOut[];
}

export const REFUSAL_MESSAGES: Readonly<Record<TextRefusal, string>> = {
  no_number: 'Von dieser Person kennen wir keine Telefonnummer.',
  invalid_number: 'Diese Telefonnummer gibt es nicht.',
  landline: 'Diese Nummer ist ein Festnetzanschluss und empfängt keine SMS.',
  opted_out: 'Diese Person will keine SMS mehr.',
};

function readerOf(phone: string, persons: readonly Addressee[]): Reader {
  return {
    phone,
    firstNames: [...new Set(persons.map(({ firstName }) => firstName))],
    name: [...new Set(persons.map(({ fullName }) => fullName))].join(', '),
    bookingPersonIds: persons.flatMap(({ bookingPersonId }) => bookingPersonId ?? []),
    userIds: [...new Set(persons.flatMap(({ userId }) => userId ?? []))],
  };
}

/** One reader for each number, in the order of the persons, and who is left out (docs/domain/text-messages.md#recipients). */
export function gather(persons: readonly Addressee[], optedOut: ReadonlySet<string>): Gathered {
  const byNumber = new Map<string, Addressee[]>();
  const refused: LeftOut[] = [];
  for (const person of persons) {
    const read = readNumber(person.phone, person.country);
    if ('refused' in read) refused.push({ name: person.fullName, reason: read.refused });
    else if (optedOut.has(read.phone)) refused.push({ name: person.fullName, reason: 'opted_out' });
    else byNumber.set(read.phone, [...(byNumber.get(read.phone) ?? []), person]);
  }
  return { readers: [...byNumber].map(([phone, group]) => readerOf(phone, group)), refused };
}
