/**
 * What a one-line text may not contain, as the inside of a character class: control characters, line and paragraph
 * separators, and characters that change the writing direction. Printed, they forge rows and terminal commands.
 */
export const HAZARDS = '\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
