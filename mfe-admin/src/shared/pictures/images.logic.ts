/** The list without the entry, or with it at the end. */
export const toggled = <T>(list: readonly T[], entry: T): readonly T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
