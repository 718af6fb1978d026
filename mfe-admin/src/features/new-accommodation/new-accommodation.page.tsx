import type { AccommodationResponse, NewAccommodation } from '@firn/shared-contracts/api';
import { ContractForm, FormSection, SelectField, TextField } from '@firn/shared-ui/form';
import { ACCOMMODATION_KIND_LABELS } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { accommodationTexts } from '../../i18n/de-CH/accommodation.ts';
import { accommodationPath } from '../../shared/accommodation-paths.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { validateNewAccommodation } from './new-accommodation.validator.generated.js';

const accommodations = resource('accommodations');

const KINDS = Object.entries(ACCOMMODATION_KIND_LABELS).map(([value, label]) => ({ value, label }));

const newValues = (house: AccommodationResponse | null) => ({
  title: house?.title ?? '',
  kind: house?.kind ?? '',
});

/** `/admin/accommodation/neu`: name and kind; the rest is on the page of the house. */
export function Page() {
  const t = useTexts(accommodationTexts);
  const { navigation } = useShell();
  const write = useWrite(accommodations);
  const labels = { title: t('fields.title'), kind: t('fields.kind') };
  useHead({ title: t('create.title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('create.title')} />
      <ContractForm<AccommodationResponse, ReturnType<typeof newValues>, NewAccommodation>
        base={null}
        valuesOf={newValues}
        validate={validateNewAccommodation}
        save={(body) => write.create(body)}
        onSaved={(house) => navigation.push(accommodationPath(house))}
        label={t('create.title')}
        fieldLabels={labels}
      >
        <FormSection title={t('create.section')}>
          <TextField name="title" label={labels.title} maxLength={120} required />
          <SelectField
            name="kind"
            label={labels.kind}
            options={[{ value: '', label: t('create.choose') }, ...KINDS]}
            required
          />
        </FormSection>
      </ContractForm>
    </>
  );
}
