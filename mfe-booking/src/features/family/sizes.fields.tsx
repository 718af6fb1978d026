import type { RentingMaterialPropertyResponse } from '@firn/shared-contracts/api';
import {
  type MaterialPropertyValue,
  NO_MATERIAL,
  propertyValueMessage,
  propertyValueOf,
  withPropertyValue,
} from '@firn/shared-contracts/domain';
import { FormSection, useFormField } from '@firn/shared-ui/form';
import { NativeSelect, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { familyTexts } from '../../i18n/de-CH/family.ts';
import { sizesQuery } from './sizes.queries.ts';

type Sizes = readonly MaterialPropertyValue[];

const NAME = 'rentingMaterialPropertyValues';

/** The sizes with one more, or without one that was emptied. */
function withSize(sizes: Sizes, property: RentingMaterialPropertyResponse, value: string): Sizes {
  const { '@id': iri, title } = property;
  if (value === '') return sizes.filter(({ rentingMaterialProperty }) => rentingMaterialProperty !== iri);
  const choice = { ...NO_MATERIAL, rentingMaterialPropertyValues: sizes };
  return withPropertyValue(choice, { rentingMaterialProperty: iri, value, title })
    .rentingMaterialPropertyValues;
}

function SizeField({ property }: { readonly property: RentingMaterialPropertyResponse }) {
  const t = useTexts(familyTexts);
  const { input, error } = useFormField<Sizes>(NAME);
  const sizes = input.value || NO_MATERIAL.rentingMaterialPropertyValues;
  const value = propertyValueOf({ ...NO_MATERIAL, rentingMaterialPropertyValues: sizes }, property['@id']);
  const complaint = error && value !== '' ? propertyValueMessage(property, value) : null;
  const props = {
    label: property.unit ? t('sizeIn', { title: property.title, unit: property.unit }) : property.title,
    name: `${NAME}.${property.id}`,
    value,
    error: complaint,
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
  };
  if (property.type !== 'choice')
    return (
      <TextInput
        {...props}
        autoComplete="off"
        {...(property.type === 'number' && { inputMode: 'decimal' })}
        onChange={({ currentTarget }) => input.onChange(withSize(sizes, property, currentTarget.value))}
      />
    );
  return (
    <NativeSelect
      {...props}
      data={['', ...property.choices]}
      onChange={({ currentTarget }) => input.onChange(withSize(sizes, property, currentTarget.value))}
    />
  );
}

/** Sizes that a booking fills in once a material asks for them (docs/domain/accounts.md#family). */
export function SizesSection() {
  const { api } = useShell();
  const t = useTexts(familyTexts);
  const { data = [] } = useQuery(sizesQuery(api));
  if (data.length === 0) return null;
  return (
    <FormSection title={t('parts.sizes')}>
      {data.map((property) => (
        <SizeField key={property.id} property={property} />
      ))}
    </FormSection>
  );
}
