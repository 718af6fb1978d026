import { BEXIO_FEE, type BexioChoices, type BexioResponse } from '@firn/shared-contracts/api';
import { CalendarDateField, CheckboxField, ContractForm, FormSection } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';
import styles from './bexio.module.css';
import { bexio } from './bexio.queries.ts';
import { validateBexioPatch } from './bexio.validator.generated.js';
import { bexioValues } from './bexio-values.ts';
import { ChoiceField } from './choice-field.tsx';

interface MappingFormProps {
  readonly connection: BexioResponse;
  readonly choices: BexioChoices;
}

/** Words for a row of the mapping. */
function useRowWords() {
  const t = useTexts(bexioTexts);
  return {
    category: (category: string) => (category === BEXIO_FEE ? t('form.fee') : category),
    number: (number: string) => (number === BEXIO_FEE ? t('form.fee') : t('form.number', { number })),
  };
}

/** Form for the transfer: whether and since when, and which tax and account there stand for ours. */
export function MappingForm({ connection, choices }: MappingFormProps) {
  const t = useTexts(bexioTexts);
  const write = useWrite(bexio);
  const words = useRowWords();
  const { taxes, accounts } = bexioValues(connection);
  return (
    <ContractForm
      base={connection}
      valuesOf={(item: BexioResponse | null) => bexioValues(item ?? connection)}
      validate={validateBexioPatch}
      rules={() => []}
      save={(body, from) => write.patch(from, body)}
      label={t('form.label')}
      fieldLabels={{
        active: t('form.active'),
        startsOn: t('form.startsOn'),
        taxes: t('form.taxes'),
        accounts: t('form.accounts'),
      }}
      describe={{ taxes: () => t('form.taxes'), accounts: () => t('form.accounts') }}
      carefulFields={['active', 'startsOn', 'taxes', 'accounts']}
    >
      <FormSection title={t('form.transfer')}>
        <CheckboxField name="active" label={t('form.active')} />
        <CalendarDateField name="startsOn" label={t('form.startsOn')} description={t('form.startsOnHint')} />
      </FormSection>
      <FormSection title={t('form.taxes')}>
        <p className={styles.note}>{t('form.taxesHint')}</p>
        {taxes.map(({ category }, index) => (
          <ChoiceField
            key={category}
            name={`taxes[${index}].taxId`}
            label={words.category(category)}
            choices={choices.taxes}
          />
        ))}
      </FormSection>
      <FormSection title={t('form.accounts')}>
        <p className={styles.note}>{t('form.accountsHint')}</p>
        {accounts.map(({ accountingNo }, index) => (
          <ChoiceField
            key={accountingNo}
            name={`accounts[${index}].accountId`}
            label={words.number(accountingNo)}
            choices={choices.accounts}
          />
        ))}
      </FormSection>
    </ContractForm>
  );
}
