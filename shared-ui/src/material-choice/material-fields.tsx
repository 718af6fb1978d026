import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import {
  askedProperties,
  type MaterialChoice,
  type MaterialPropertyValue,
  materialPrice,
} from '@firn/shared-contracts/domain';
import { useForm } from 'react-final-form';
import { useFormField } from '../form/use-form-field.ts';
import { useFormValue } from '../form/use-form-value.ts';
import { formatChf } from '../format/index.ts';
import { Checkbox } from '../mantine/checkbox.ts';
import { useTexts } from '../remote/index.ts';
import { ticked } from './choose-material.logic.ts';
import { isAnyFree } from './free-values.logic.ts';
import type { Rentable } from './material-choice.queries.ts';
import { materialChoiceTexts } from './material-choice-texts.ts';
import styles from './material-fields.module.css';
import { normalisedChoice } from './material-request.logic.ts';
import { PropertyField } from './property-field.tsx';

interface MaterialFieldsProps {
  /** Path of the person in the form. */
  readonly path: string;
  readonly rentable: Rentable;
  /** The choices of the others in the same booking. */
  readonly others: readonly MaterialChoice[];
  /** Sizes that are known of the person. */
  readonly known: readonly MaterialPropertyValue[];
}

/** The choice that the form has for a person; a person of a draft may have none. */
export function useMaterialChoice(path: string): MaterialChoice {
  const rentingMaterial = useFormValue<readonly string[] | undefined>(`${path}.rentingMaterial`);
  const values = useFormValue<readonly MaterialPropertyValue[] | undefined>(
    `${path}.rentingMaterialPropertyValues`,
  );
  return { rentingMaterial: rentingMaterial || [], rentingMaterialPropertyValues: values || [] };
}

function useFacts(days: number): (material: RentingMaterialResponse, isLeft: boolean) => string {
  const t = useTexts(materialChoiceTexts);
  return (material, isLeft) => {
    const price = formatChf(material.grossPrice);
    const total = formatChf(materialPrice(material, days));
    const isByDay = material.perDay && days > 1;
    return [
      isByDay ? t('perDay', { price, total }) : t('perEvent', { price: total }),
      material.depositNote && t('deposit', { note: material.depositNote }),
      !isLeft && t('soldOut'),
    ]
      .filter(Boolean)
      .join('. ');
  };
}

/** What a person rents, and the sizes that it needs: each is asked for once. */
export function MaterialFields({ path, rentable, others, known }: MaterialFieldsProps) {
  const t = useTexts(materialChoiceTexts);
  const form = useForm();
  const facts = useFacts(rentable.days);
  const { materials } = rentable;
  const choice = useMaterialChoice(path);
  const { input, error } = useFormField<readonly string[]>(`${path}.rentingMaterial`);
  const sent = normalisedChoice(choice, materials);
  const change = (values: readonly string[]) => {
    const material = materials.find(
      ({ '@id': iri }) => values.includes(iri) !== choice.rentingMaterial.includes(iri),
    );
    if (!material) return;
    const isChosen = values.includes(material['@id']);
    const next = ticked(choice, { material, isChosen }, materials, known);
    form.batch(() => {
      // Who rents nothing is as they were before: a person of whom nothing was typed makes room for another one.
      const isEmpty = next.rentingMaterial.length === 0;
      for (const field of ['rentingMaterial', 'rentingMaterialPropertyValues'] as const)
        form.change(`${path}.${field}`, isEmpty ? undefined : next[field]);
    });
  };
  return (
    <div className={styles.material}>
      <Checkbox.Group label={t('title')} error={error} value={[...choice.rentingMaterial]} onChange={change}>
        <div className={styles.options}>
          {materials.map((material) => {
            const iri = material['@id'];
            const isChosen = choice.rentingMaterial.includes(iri);
            const isLeft = isAnyFree(material, others);
            return (
              <Checkbox
                key={iri}
                value={iri}
                label={material.title}
                description={facts(material, isLeft)}
                disabled={!isChosen && !isLeft}
                aria-invalid={error && isChosen ? true : undefined}
                onFocus={() => input.onFocus()}
                onBlur={() => input.onBlur()}
              />
            );
          })}
        </div>
      </Checkbox.Group>
      <div className={styles.sizes}>
        {askedProperties(choice, materials).map((property) => (
          <PropertyField
            key={property['@id']}
            path={path}
            property={property}
            choice={choice}
            sent={sent}
            materials={materials}
            others={others}
          />
        ))}
      </div>
    </div>
  );
}
