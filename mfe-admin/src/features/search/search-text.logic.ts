/** Fewer characters than this of a number say too little. */
const LEAST = 3;

/** What a text may be beside a title or a name (docs/domain/office.md#search). */
export interface TextKinds {
  readonly isBooking: boolean;
  readonly isEvent: boolean;
}

const isPerson = (text: string) => text.includes('@') || /\S\s+\S/.test(text);

/** Numbers of bookings and codes of events, whole or a part; people who booked. */
export function kindsOf(text: string): TextKinds {
  const isLong = text.length >= LEAST;
  return {
    isBooking: isLong && (/^(b-)?[\d-]*\d[\d-]*$/i.test(text) || isPerson(text)),
    isEvent: isLong && /^(e-)?[\d-]*\d[\d-]*$/i.test(text),
  };
}

/** The text is this code, whether its letter in front (`B-`, `E-`, `A-`) was typed or not. */
export function isExactly(text: string, code: string): boolean {
  const typed = text.toUpperCase();
  return code !== '' && (typed === code || typed === code.replace(/^[A-Z]-/, ''));
}
