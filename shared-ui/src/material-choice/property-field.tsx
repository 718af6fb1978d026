import { boundsInWords, type MaterialChoice, type MaterialProperty } from '@firn/shared-contracts/domain';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useTexts } from '../remote/index.ts';
import { freeValues, type StockedMaterial, sizesOf } from './free-values.logic.ts';
import { materialChoiceTexts } from './material-choice-texts.ts';

interface PropertyFieldProps {
  readonly path: string;
  readonly property: MaterialProperty;
  /** As the form has it. */
  readonly choice: MaterialChoice;
  /** As it would be sent. */
  readonly sent: MaterialChoice;
  readonly materials: readonly StockedMaterial[];
  readonly others: readonly MaterialChoice[];
}

/** What is free, by the chosen material whose pieces differ by this property. */
function useFreeWords(users: readonly StockedMaterial[], freeOf: (material: StockedMaterial) => string) {
  const t = useTexts(materialChoiceTexts);
  const [first] = users;
  if (users.length === 1 && first) return t('free', { values: freeOf(first) || t('noneFree') });
  return users
    .map((material) => t('freeOf', { material: material.title, values: freeOf(material) || t('noneFree') }))
    .join('; ');
}

/** One size: free ones are named below it, and marked where it is chosen from a list. */
export function PropertyField({ path, property, choice, sent, materials, others }: PropertyFieldProps) {
  const t = useTexts(materialChoiceTexts);
  const iri = property['@id'];
  const users = materials.filter(
    (material) =>
      choice.rentingMaterial.includes(material['@id']) &&
      sizesOf(material).some((size) => size['@id'] === iri),
  );
  const free = useFreeWords(users, (material) => freeValues(material, iri, sent, others).join(', '));
  const index = choice.rentingMaterialPropertyValues.findIndex(
    ({ rentingMaterialProperty }) => rentingMaterialProperty === iri,
  );
  // A draft of before may lack the place of a value; a tick of its material brings it.
  if (index < 0) return null;
  const bounds = boundsInWords(property);
  const hint = free || (bounds && t('bounds', { bounds }));
  const props = {
    name: `${path}.rentingMaterialPropertyValues[${index}].value`,
    label: property.unit ? t('property', { title: property.title, unit: property.unit }) : property.title,
    required: true,
    ...(hint && { description: hint }),
  };
  if (property.type !== 'choice')
    return (
      <TextField
        {...props}
        autoComplete="off"
        {...(property.type === 'number' && { inputMode: 'decimal' })}
      />
    );
  const isGone = (value: string) =>
    users.some((material) => !freeValues(material, iri, sent, others).includes(value));
  const options = (property.choices ?? []).map((value) => ({
    value,
    label: isGone(value) ? t('notFree', { value }) : value,
  }));
  return <SelectField {...props} options={[{ value: '', label: t('choose') }, ...options]} />;
}
