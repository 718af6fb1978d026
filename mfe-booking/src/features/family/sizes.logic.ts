import type { RentingMaterialPropertyResponse } from '@firn/shared-contracts/api';
import { type MaterialPropertyValue, propertyValueMessage } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';

/** What is wrong with the sizes that were given; none has to be. */
export const sizeViolations = (
  values: readonly MaterialPropertyValue[],
  properties: readonly RentingMaterialPropertyResponse[],
): Violation[] =>
  values.flatMap(({ rentingMaterialProperty, value }, index) => {
    const property = properties.find(({ '@id': iri }) => iri === rentingMaterialProperty);
    const message = property ? propertyValueMessage(property, value) : null;
    return message ? [{ propertyPath: `rentingMaterialPropertyValues[${index}].value`, message }] : [];
  });
