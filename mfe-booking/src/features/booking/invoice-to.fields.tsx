import { CheckboxField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { invoiceToTexts } from '../../i18n/de-CH/invoice-to.ts';
import { AddressFields } from '../../shared/person/address.fields.tsx';
import styles from '../../shared/person/fields.module.css';

/** Whoever books for a company says where the invoice goes (docs/domain/payments.md#another-payer). */
export function InvoiceToFields({ isAsked }: { readonly isAsked: boolean }) {
  const t = useTexts(invoiceToTexts);
  return (
    <>
      <CheckboxField name="hasInvoiceTo" label={t('ask')} description={t('hint')} />
      {isAsked && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('group')}</legend>
          <div className={styles.grid}>
            <TextField name="invoiceTo.company" label={t('fields.company')} autoComplete="organization" />
            <TextField name="invoiceTo.name" label={t('fields.name')} autoComplete="off" />
            <AddressFields path="invoiceTo" isRequired />
          </div>
        </fieldset>
      )}
    </>
  );
}
