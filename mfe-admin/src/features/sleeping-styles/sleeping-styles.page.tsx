import type { SleepingStyleResponse } from '@firn/shared-contracts/api';
import { NumberField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { sleepingStylesTexts } from '../../i18n/de-CH/sleeping-styles.ts';
import { useOfferPropertyTabs } from '../../shared/offer-property-tabs.ts';
import {
  validateSleepingStyleCreate,
  validateSleepingStylePatch,
} from './sleeping-style.validator.generated.js';

const sleepingStyles = resource('sleeping_styles');

const valuesOf = (sleepingStyle: SleepingStyleResponse | null) => ({
  title: sleepingStyle?.title ?? '',
  position: sleepingStyle?.position ?? 0,
});

export function Page() {
  const t = useTexts(sleepingStylesTexts);
  const fieldLabels = {
    title: t('fields.title'),
    position: t('fields.position'),
  };
  return (
    <EditableList
      resource={sleepingStyles}
      name="sleeping-styles"
      title={t('title')}
      tabs={useOfferPropertyTabs()}
      columns={[
        { id: 'title', header: fieldLabels.title, cell: ({ title }) => title },
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
        validateCreate: validateSleepingStyleCreate,
        validatePatch: validateSleepingStylePatch,
        fieldLabels,
        fields: () => (
          <>
            <TextField name="title" label={fieldLabels.title} required />
            <NumberField name="position" label={fieldLabels.position} description={t('positionHint')} />
          </>
        ),
      }}
    />
  );
}
