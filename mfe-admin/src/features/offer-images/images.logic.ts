/** The list with the entry at `from` taken out and put in at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_entry, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The list without the entry, or with it at the end. */
export const toggled = <T>(list: readonly T[], entry: T): readonly T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
