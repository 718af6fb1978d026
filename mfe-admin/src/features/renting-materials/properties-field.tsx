import { MATERIAL_PROPERTY_TYPES } from '@firn/shared-contracts/domain';
import {
  NumberField,
  SelectField,
  SortableRows,
  TextField,
  useFormChange,
  useFormValue,
} from '@firn/shared-ui/form';
import { MATERIAL_PROPERTY_TYPE_LABELS } from '@firn/shared-ui/labels';
import { TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { rentingMaterialsTexts } from '../../i18n/de-CH/renting-materials.ts';
import styles from './renting-materials.module.css';
import type { Property } from './stock.logic.ts';

const TYPES = MATERIAL_PROPERTY_TYPES.map((value) => ({
  value,
  label: MATERIAL_PROPERTY_TYPE_LABELS[value],
}));

const choicesOf = (text: string) => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((choice) => choice.trim())
      .filter(Boolean),
  ),
];

/** The choices in one line, with commas between them. */
function ChoicesInput({ path }: { readonly path: string }) {
  const t = useTexts(rentingMaterialsTexts);
  const change = useFormChange();
  const name = `${path}.choices`;
  const choices = useFormValue<readonly string[] | ''>(name) || [];
  const [typed, setTyped] = useState(() => choices.join(', '));
  return (
    <TextInput
      label={t('fields.choices')}
      description={t('hints.choices')}
      withAsterisk
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        change(name, choicesOf(currentTarget.value));
      }}
    />
  );
}

function PropertyFields({ path }: { readonly path: string }) {
  const t = useTexts(rentingMaterialsTexts);
  const type = useFormValue<Property['type']>(`${path}.type`);
  return (
    <div className={styles.property}>
      <TextField name={`${path}.title`} label={t('fields.propertyTitle')} required />
      <SelectField name={`${path}.type`} label={t('fields.type')} options={TYPES} required />
      {type === 'choice' && <ChoicesInput path={path} />}
      {type === 'number' && (
        <>
          <TextField name={`${path}.unit`} label={t('fields.unit')} nullable />
          <NumberField name={`${path}.minimum`} label={t('fields.minimum')} step={0.5} />
          <NumberField name={`${path}.maximum`} label={t('fields.maximum')} step={0.5} />
        </>
      )}
    </div>
  );
}

const newProperty = (): Property => ({
  title: '',
  type: 'number',
  unit: null,
  choices: [],
  minimum: null,
  maximum: null,
});

/** What is asked of whoever rents, such as a size (docs/domain/material.md#properties). */
export function PropertiesField() {
  const t = useTexts(rentingMaterialsTexts);
  return (
    <div data-field="properties">
      <p className={styles.hint}>{t('hints.properties')}</p>
      <SortableRows<Property>
        name="properties"
        label={t('fields.properties')}
        labelOf={({ title }, index) => title || t('property', { number: index + 1 })}
        newRow={newProperty}
        addLabel={t('addProperty')}
        render={(path) => <PropertyFields path={path} />}
      />
    </div>
  );
}
