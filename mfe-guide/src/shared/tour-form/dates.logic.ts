import type { Violation } from '@firn/shared-contracts/shell';

/** A tour ends after it begins; what is not typed yet is not complained about. */
export function endsAfterStart(
  { start, end }: { readonly start: string | null; readonly end: string | null },
  message: string,
): readonly Violation[] {
  return start && end && Date.parse(end) <= Date.parse(start) ? [{ propertyPath: 'end', message }] : [];
}
