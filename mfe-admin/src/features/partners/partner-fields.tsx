import {
  CalendarDateField,
  MoneyField,
  NumberField,
  SortableRows,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { partnersTexts } from '../../i18n/de-CH/partners.ts';

const NEW_SITE = { origin: '' };

function Sites() {
  const t = useTexts(partnersTexts);
  return (
    <div data-field="sites">
      <SortableRows<typeof NEW_SITE>
        name="sites"
        label={t('fields.sites')}
        labelOf={({ origin }, index) => origin || t('site', { number: index + 1 })}
        newRow={() => NEW_SITE}
        addLabel={t('addSite')}
        render={(path) => (
          <TextField
            name={`${path}.origin`}
            label={t('fields.origin')}
            description={t('hints.origin')}
            type="url"
            required
          />
        )}
      />
    </div>
  );
}

/** The fields of a partner. */
export function PartnerFields() {
  const t = useTexts(partnersTexts);
  return (
    <>
      <TextField name="title" label={t('fields.title')} required />
      <TextField name="code" label={t('fields.code')} description={t('hints.code')} required />
      <NumberField
        name="commissionPercent"
        label={t('fields.commissionPercent')}
        description={t('hints.commission')}
        step={0.5}
        unit={t('percent')}
      />
      <MoneyField name="commissionPerPerson" label={t('fields.commissionPerPerson')} />
      <CalendarDateField name="endsOn" label={t('fields.endsOn')} description={t('hints.endsOn')} />
      <TextField name="contactName" label={t('fields.contactName')} />
      <TextField name="contactEmail" label={t('fields.contactEmail')} type="email" nullable />
      <TextField name="contactPhone" label={t('fields.contactPhone')} type="tel" />
      <TextareaField name="statementAddress" label={t('fields.statementAddress')} />
      <TextField name="vatNumber" label={t('fields.vatNumber')} description={t('hints.vatNumber')} />
      <Sites />
      <TextareaField name="notes" label={t('fields.notes')} />
    </>
  );
}
