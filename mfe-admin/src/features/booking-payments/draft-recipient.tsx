import type { InvoicePatch, InvoiceResponse } from '@firn/shared-contracts/api';
import { ContractForm, PlaceFields, TextField } from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { bookingInvoicesTexts } from '../../i18n/de-CH/booking-invoices.ts';
import styles from './booking-payments.module.css';
import { validateInvoicePatch } from './invoice.validator.generated.js';
import { invoices } from './invoices-of.ts';

type Values = Pick<InvoiceResponse, 'recipient'> & Record<string, unknown>;

const valuesOf = (draft: InvoiceResponse | null): Values => ({
  recipient: {
    company: '',
    name: '',
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    country: 'CH',
    email: null,
    reference: '',
    ...draft?.recipient,
  },
});

function Fields() {
  const t = useTexts(bookingInvoicesTexts);
  return (
    <div className={styles.fields}>
      <TextField name="recipient.company" label={t('draft.company')} maxLength={70} />
      <TextField name="recipient.name" label={t('draft.name')} maxLength={70} required />
      <TextField name="recipient.street" label={t('draft.street')} maxLength={70} required />
      <TextField name="recipient.houseNumber" label={t('draft.houseNumber')} maxLength={16} />
      <PlaceFields
        path="recipient"
        labels={{ postalCode: t('draft.postalCode'), city: t('draft.city') }}
        required
      />
      <TextField name="recipient.country" label={t('draft.country')} maxLength={2} required />
      <TextField name="recipient.email" label={t('draft.email')} type="email" />
      <TextField
        name="recipient.reference"
        label={t('draft.reference')}
        description={t('draft.referenceHint')}
        maxLength={140}
      />
    </div>
  );
}

function Discard({ draft }: { readonly draft: InvoiceResponse }) {
  const t = useTexts(bookingInvoicesTexts);
  const { toasts } = useShell();
  const write = useWrite(invoices);
  const { mutate, isPending } = useMutation({
    mutationFn: () => write.remove(draft),
    onSuccess: () => toasts.add({ variant: 'success', text: t('draft.discarded') }),
  });
  return (
    <Button variant="default" className={styles.discard} loading={isPending} onClick={() => mutate()}>
      {t('draft.discard')}
    </Button>
  );
}

/** To whom a draft goes: another payer than the booker, a company, its reference. */
export function DraftRecipient({ draft }: { readonly draft: InvoiceResponse }) {
  const t = useTexts(bookingInvoicesTexts);
  const write = useWrite(invoices);
  const title = t('draft.title', { amount: formatChf(draft.total) });
  return (
    <section aria-label={title} className={styles.draft}>
      <h3 className={styles.subheading}>{title}</h3>
      <p className={styles.hint}>{t('draft.text')}</p>
      <ContractForm<InvoiceResponse, Values, InvoicePatch>
        key={draft.id}
        base={draft}
        valuesOf={valuesOf}
        validate={validateInvoicePatch}
        save={(changes) => write.patch(draft, changes)}
        savedText={t('draft.saved')}
        saveText={t('draft.save')}
        label={title}
        fieldLabels={{
          'recipient.company': t('draft.company'),
          'recipient.name': t('draft.name'),
          'recipient.street': t('draft.street'),
          'recipient.houseNumber': t('draft.houseNumber'),
          'recipient.postalCode': t('draft.postalCode'),
          'recipient.city': t('draft.city'),
          'recipient.country': t('draft.country'),
          'recipient.email': t('draft.email'),
          'recipient.reference': t('draft.reference'),
        }}
        draftKey={draft['@id']}
      >
        <Fields />
      </ContractForm>
      <Discard draft={draft} />
    </section>
  );
}
