import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import { isValidOn, zurichDate } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  EntitiesField,
  FormSection,
  MoneyField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rentingMaterialsTexts } from '../../i18n/de-CH/renting-materials.ts';
import { PictureField } from '../../shared/media/picture-field.tsx';
import { offerSources, titledOption } from '../../shared/tour-form/sources.ts';
import { PropertiesField } from './properties-field.tsx';
import { SeasonUse } from './season-use.tsx';
import { StockField } from './stock-field.tsx';

const vatRates = resource('vat_rates');

interface MaterialFieldsProps {
  /** Null for a new one. */
  readonly material: RentingMaterialResponse | null;
}

function PriceSection({ material }: MaterialFieldsProps) {
  const t = useTexts(rentingMaterialsTexts);
  const { api, now } = useShell();
  const today = zurichDate(now());
  const rates = useQuery(vatRates.list(api, {})).data?.['hydra:member'] ?? [];
  const inForce = rates.filter((rate) => isValidOn(rate, today));
  const known = material ? [material.vatRate, ...inForce] : inForce;
  const options = new Map(known.map((rate) => [rate['@id'], titledOption(rate)]));
  return (
    <FormSection title={t('sections.price')}>
      <MoneyField name="grossPrice" label={t('fields.grossPrice')} required />
      <CheckboxField name="perDay" label={t('fields.perDay')} />
      <SelectField
        name="vatRate"
        label={t('fields.vatRate')}
        options={[{ value: '', label: t('choose') }, ...options.values()]}
        required
      />
      <TextField name="depositNote" label={t('fields.depositNote')} description={t('hints.depositNote')} />
    </FormSection>
  );
}

/** Everything of a material: what guests read, what it costs, what it asks and how many pieces there are. */
export function MaterialFields({ material }: MaterialFieldsProps) {
  const t = useTexts(rentingMaterialsTexts);
  const { api } = useShell();
  const { activities } = useMemo(() => offerSources(api), [api]);
  return (
    <>
      <FormSection title={t('sections.basics')}>
        <TextField name="title" label={t('fields.title')} required />
        <TextareaField name="description" label={t('fields.description')} />
        <PictureField
          name="image"
          stored={material?.image ?? null}
          title={t('fields.image')}
          clear={t('image.clear')}
          library={t('image.library')}
        />
        <EntitiesField
          name="activities"
          label={t('fields.activities')}
          {...activities}
          selected={material?.activities.map(titledOption) ?? []}
        />
      </FormSection>
      <PriceSection material={material} />
      <FormSection title={t('sections.properties')}>
        <PropertiesField />
      </FormSection>
      <FormSection title={t('sections.stock')}>
        <StockField />
        <NumberField
          name="dryingDays"
          label={t('fields.dryingDays')}
          description={t('hints.dryingDays')}
          unit={t('days')}
        />
      </FormSection>
      {material && <SeasonUse material={material} />}
    </>
  );
}
