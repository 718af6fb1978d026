import type { MaterialUnavailable } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { choiceOf } from '@firn/shared-ui/material-choice';
import { getIn } from 'final-form';
import type { PersonValues } from './values.ts';

/**
 * What is not free any more, at the size to choose anew; without a size that is free, at the material itself. `path` is that
 * of the person in the form.
 */
export function goneAtField(
  { material, free }: MaterialUnavailable,
  message: string,
  values: object,
  path: string,
): Violation {
  const choice = choiceOf((getIn(values, path) ?? {}) as PersonValues);
  const size = free[0]?.values.at(-1)?.rentingMaterialProperty;
  const at = choice.rentingMaterialPropertyValues.findIndex(
    ({ rentingMaterialProperty }) => rentingMaterialProperty === size,
  );
  if (at >= 0) return { propertyPath: `${path}.rentingMaterialPropertyValues[${at}].value`, message };
  const index = Math.max(0, choice.rentingMaterial.indexOf(material['@id']));
  return { propertyPath: `${path}.rentingMaterial[${index}]`, message };
}
