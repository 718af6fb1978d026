import { MATERIAL_PROBLEMS, type MaterialUnavailable } from '@firn/shared-contracts/api';
import type { Problem } from '@firn/shared-contracts/shell';

/** What a 409 says of the material; null where it names none, such as to one of two who came at the same moment. */
export function goneIn(problem: Problem): MaterialUnavailable | null {
  const { type, propertyPath, material, free } = problem as Problem & Partial<MaterialUnavailable>;
  if (type !== MATERIAL_PROBLEMS.materialUnavailable || !propertyPath || !material || !free) return null;
  return problem as unknown as MaterialUnavailable;
}
