const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether lists and objects lie in each other more than `most` deep; level by level, so no depth is too deep for it. */
export function isDeeper(value: unknown, most: number): boolean {
  let level = childrenOf(value);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}
