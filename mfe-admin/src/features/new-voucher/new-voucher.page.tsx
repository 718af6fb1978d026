import { RECORDED_WAYS, type VoucherCreate, type VoucherResponse } from '@firn/shared-contracts/api';
import {
  type LocalDate,
  type Rappen,
  VOUCHER_PICTURES,
  VOUCHER_RECIPIENT_LENGTH,
  zurichDate,
} from '@firn/shared-contracts/domain';
import {
  ContractForm,
  DateField,
  EntityField,
  FormSection,
  MoneyField,
  SelectField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { PAYMENT_WAY_LABELS, VOUCHER_PICTURE_LABELS } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useMemo } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { titledOption } from '../../shared/tour-form/sources.ts';
import { useWriteOnce } from '../../shared/use-write-once.ts';
import { voucherPath } from '../../shared/voucher-paths.ts';
import { validateVoucherCreate } from './new-voucher.validator.generated.js';

const offers = resource('offers');

// `type`, because an interface has no index signature.
type Values = {
  readonly amount: Rappen | null;
  readonly picture: string;
  readonly recipientName: string;
  readonly message: string;
  readonly offer: string | null;
  readonly buyerName: string;
  readonly buyerEmail: string | null;
  readonly deliverTo: string | null;
  readonly deliverOn: LocalDate | null;
  readonly paidBy: string | null;
  readonly paidOn: LocalDate | null;
  readonly note: string;
};

type Field = keyof typeof vouchersTexts.messages.fields;
const FIELDS = Object.keys(vouchersTexts.messages.fields) as Field[];

const PICTURES = VOUCHER_PICTURES.map((value) => ({ value, label: VOUCHER_PICTURE_LABELS[value] }));
const WAYS = RECORDED_WAYS.map((value) => ({ value, label: PAYMENT_WAY_LABELS[value] }));

const emptyVoucher = (today: LocalDate): Values => ({
  amount: null,
  picture: VOUCHER_PICTURES[0],
  recipientName: '',
  message: '',
  offer: null,
  buyerName: '',
  buyerEmail: null,
  deliverTo: null,
  deliverOn: null,
  paidBy: 'bank',
  paidOn: today,
  note: '',
});

function PresentSection() {
  const t = useTexts(vouchersTexts);
  const { api } = useShell();
  const source = useMemo(
    () => ({
      resourceName: 'offers',
      search: async (text: string, signal: AbortSignal) =>
        (
          await offers.search(
            api,
            text,
            { by: 'title', query: { state: 'published' }, properties: ['title'] },
            signal,
          )
        ).map(titledOption),
    }),
    [api],
  );
  return (
    <FormSection title={t('create.section')}>
      <MoneyField name="amount" label={t('fields.amount')} required />
      <SelectField name="picture" label={t('fields.picture')} options={PICTURES} required />
      <TextField
        name="recipientName"
        label={t('fields.recipientName')}
        maxLength={VOUCHER_RECIPIENT_LENGTH}
      />
      <TextareaField name="message" label={t('fields.message')} />
      <EntityField name="offer" label={t('fields.offer')} selected={null} {...source} />
    </FormSection>
  );
}

function PeopleSection() {
  const t = useTexts(vouchersTexts);
  return (
    <FormSection title={t('create.people')}>
      <TextField name="buyerName" label={t('fields.buyerName')} required />
      <TextField
        name="buyerEmail"
        label={t('fields.buyerEmail')}
        description={t('create.hints.buyerEmail')}
        type="email"
        nullable
      />
      <TextField
        name="deliverTo"
        label={t('fields.deliverTo')}
        description={t('create.hints.deliverTo')}
        type="email"
        nullable
      />
      <DateField name="deliverOn" label={t('fields.deliverOn')} description={t('create.hints.deliverOn')} />
    </FormSection>
  );
}

/** `/admin/files/gutscheine/neu`: one that was paid by bank or cash, or is given away. */
export function Page() {
  const t = useTexts(vouchersTexts);
  const { navigation, now } = useShell();
  const write = useWriteOnce<VoucherResponse>('/api/vouchers');
  const today = zurichDate(now());
  useHead({ title: t('create.title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('create.title')} />
      <ContractForm<VoucherResponse, Values, VoucherCreate>
        base={null}
        valuesOf={() => emptyVoucher(today)}
        validate={validateVoucherCreate}
        save={write}
        onSaved={(voucher) => navigation.push(voucherPath(voucher))}
        savedText={t('create.saved')}
        saveText={t('create.save')}
        label={t('create.title')}
        fieldLabels={Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)]))}
      >
        <PresentSection />
        <PeopleSection />
        <FormSection title={t('create.pay')}>
          <SelectField
            name="paidBy"
            label={t('fields.paidBy')}
            options={[{ value: '', label: t('create.given') }, ...WAYS]}
            nullable
          />
          <DateField name="paidOn" label={t('fields.paidOn')} latest={today} />
          <TextField name="note" label={t('fields.note')} description={t('create.hints.note')} />
        </FormSection>
      </ContractForm>
    </>
  );
}
