import type { LevelResponse } from '@firn/shared-contracts/api';
import { NumberField, TextareaField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { levelsTexts } from '../../i18n/de-CH/levels.ts';
import { useOfferPropertyTabs } from '../../shared/offer-property-tabs.ts';
import { validateLevelCreate, validateLevelPatch } from './level.validator.generated.js';

const levels = resource('levels');

const valuesOf = (level: LevelResponse | null) => ({
  title: level?.title ?? '',
  description: level?.description ?? '',
  position: level?.position ?? 0,
});

export function Page() {
  const t = useTexts(levelsTexts);
  const fieldLabels = {
    title: t('fields.title'),
    description: t('fields.description'),
    position: t('fields.position'),
  };
  return (
    <EditableList
      resource={levels}
      name="levels"
      title={t('title')}
      tabs={useOfferPropertyTabs()}
      columns={[
        { id: 'title', header: fieldLabels.title, cell: ({ title }) => title, width: 16 },
        { id: 'description', header: fieldLabels.description, cell: ({ description }) => description },
        {
          id: 'position',
          header: fieldLabels.position,
          cell: ({ position }) => position,
          width: 8,
          align: 'end',
        },
      ]}
      empty={t('empty')}
      form={{
        titles: { create: t('create'), edit: t('edit') },
        nameOf: ({ title }) => title,
        valuesOf,
        validateCreate: validateLevelCreate,
        validatePatch: validateLevelPatch,
        fieldLabels,
        fields: () => (
          <>
            <TextField name="title" label={fieldLabels.title} required />
            <TextareaField name="description" label={fieldLabels.description} />
            <NumberField name="position" label={fieldLabels.position} description={t('positionHint')} />
          </>
        ),
      }}
    />
  );
}
