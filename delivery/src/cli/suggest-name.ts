/** Edits between two words (Levenshtein). */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const change = (row[j - 1] ?? 0) + Number(left[i - 1] !== right[j - 1]);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** The most edits that still count as a typing error. */
const SLIP = 3;

/** The known name that was most likely meant: `booking` -> `mfe-booking`, `mfe-bokking` -> `mfe-booking`. */
export function suggestName(given: string, known: readonly string[]): string | null {
  const part = known.find((name) => name.endsWith(`-${given}`));
  if (part) return part;
  const [closest] = known
    .map((name) => ({ name, edits: distance(given, name) }))
    .toSorted((a, b) => a.edits - b.edits);
  return closest && closest.edits <= SLIP ? closest.name : null;
}
