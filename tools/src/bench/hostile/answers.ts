/** How often an attack was answered by each status; `none` where the connection was cut off. */
export type AnswerCounts = Readonly<Record<string, number>>;

/** `401: 12, 429: 3045` */
export const answersText = (counts: AnswerCounts): string =>
  Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/**
 * An attack that never met what it is about has attacked nothing, and its figures say nothing.
 * @param expected Each has to match at least one status.
 * @throws Error that names what never came.
 */
export function requireAnswers(attack: string, counts: AnswerCounts, expected: readonly RegExp[]): void {
  const missing = expected.filter((pattern) => !Object.keys(counts).some((status) => pattern.test(status)));
  if (missing.length === 0) return;
  const wanted = missing.map(({ source }) => source).join(' and ');
  throw new Error(`«${attack}» was never answered by ${wanted}, but by ${answersText(counts) || 'nothing'}.`);
}
