import type { Violation } from '@firn/shared-contracts/shell';
import type { Problem } from '../../lib/problem.ts';

/** Names what a refusal misses, by field: of a form, or of a step. */
export const missingOf = ({ violations, extensions }: Problem): readonly Violation[] =>
  violations ?? (extensions.missing as readonly Violation[] | undefined) ?? [];
