/**
 * What no text of one line may hold, as the inside of a character class: control characters, line and paragraph
 * separators, and what turns the direction of writing. Printed, they forge rows and commands of a terminal.
 */
export const HAZARDS = '\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
