import type { VoucherOrderCreate, VoucherOrderResponse } from '@firn/shared-contracts/api';
import {
  addDays,
  type LocalDate,
  type Rappen,
  VOUCHER_AMOUNTS,
  VOUCHER_MESSAGE_LENGTH,
  VOUCHER_PICTURES,
  VOUCHER_RECIPIENT_LENGTH,
  zurichDate,
} from '@firn/shared-contracts/domain';
import type { SessionUser } from '@firn/shared-contracts/shell';
import {
  ContractForm,
  DateField,
  FormSection,
  MoneyField,
  type Option,
  RadioField,
  SelectField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { VOUCHER_PICTURE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { voucherSaleTexts } from '../../i18n/de-CH/voucher-sale.ts';
import { useKeyOf } from '../../shared/use-key-of.ts';
import { validateVoucherOrderCreate } from './voucher-order.validator.generated.js';
import { VoucherPreview } from './voucher-preview.tsx';
import type { VoucherValues } from './voucher-values.ts';

type Field = keyof typeof voucherSaleTexts.messages.fields;
const FIELDS = Object.keys(voucherSaleTexts.messages.fields) as Field[];

const FIRST_AMOUNT: Rappen = 20_000;
const PICTURES = VOUCHER_PICTURES.map((value) => ({ value, label: VOUCHER_PICTURE_LABELS[value] }));
const LATEST_DELIVERY_DAYS = 365;

const offers = resource('offers');

/** The tours that are published, for a choice; none while they are not there. */
function useTours(): readonly Option[] {
  const { api } = useShell();
  const { data } = useQuery(offers.list(api, { pagination: false, properties: ['title'] }));
  return (data?.['hydra:member'] ?? []).map(({ '@id': value, title: label }) => ({ value, label }));
}

function PresentSection() {
  const t = useTexts(voucherSaleTexts);
  const tours = useTours();
  const amounts = { least: formatChf(VOUCHER_AMOUNTS.least), most: formatChf(VOUCHER_AMOUNTS.most) };
  return (
    <FormSection title={t('present')}>
      <MoneyField
        name="amount"
        label={t('fields.amount')}
        description={t('hints.amount', amounts)}
        required
      />
      <RadioField name="picture" label={t('fields.picture')} options={PICTURES} required />
      <TextField
        name="recipientName"
        label={t('fields.recipientName')}
        maxLength={VOUCHER_RECIPIENT_LENGTH}
        autoComplete="off"
      />
      <TextareaField
        name="message"
        label={t('fields.message')}
        description={t('hints.message', { count: VOUCHER_MESSAGE_LENGTH })}
      />
      <SelectField
        name="offer"
        label={t('fields.offer')}
        description={t('hints.offer')}
        options={[{ value: '', label: t('anyOffer') }, ...tours]}
        nullable
      />
      <VoucherPreview />
    </FormSection>
  );
}

function BuyerSection({ today }: { readonly today: LocalDate }) {
  const t = useTexts(voucherSaleTexts);
  return (
    <FormSection title={t('buyer')}>
      <TextField name="buyerName" label={t('fields.buyerName')} autoComplete="name" required />
      <TextField
        name="buyerEmail"
        label={t('fields.buyerEmail')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        name="deliverTo"
        label={t('fields.deliverTo')}
        description={t('hints.deliverTo')}
        type="email"
        autoComplete="off"
        nullable
      />
      <DateField
        name="deliverOn"
        label={t('fields.deliverOn')}
        description={t('hints.deliverOn')}
        latest={addDays(today, LATEST_DELIVERY_DAYS)}
      />
    </FormSection>
  );
}

interface VoucherOrderFormProps {
  readonly user: SessionUser | null;
  readonly onOrdered: (order: VoucherOrderResponse) => void;
}

/** Form for what stands on the voucher, whom it goes to, and how it is paid. */
export function VoucherOrderForm({ user, onOrdered }: VoucherOrderFormProps) {
  const t = useTexts(voucherSaleTexts);
  const { api, now } = useShell();
  const keyOf = useKeyOf<VoucherOrderCreate>();
  const valuesOf = (): VoucherValues => ({
    amount: FIRST_AMOUNT,
    picture: VOUCHER_PICTURES[0],
    recipientName: '',
    message: '',
    offer: null,
    buyerName: user ? `${user.firstName} ${user.lastName}` : '',
    buyerEmail: user?.email ?? '',
    deliverTo: null,
    deliverOn: null,
    method: 'twint',
  });
  const methods = (['twint', 'card'] as const).map((value) => ({ value, label: t(`methods.${value}`) }));
  return (
    <ContractForm<VoucherOrderResponse, VoucherValues, VoucherOrderCreate>
      base={null}
      valuesOf={valuesOf}
      validate={validateVoucherOrderCreate}
      save={(body) =>
        api.post<VoucherOrderResponse>('/api/voucher_orders', body, {
          idempotencyKey: keyOf(body),
          quiet: true,
        })
      }
      onSaved={onOrdered}
      savedText={t('sent')}
      saveText={t('send')}
      onlySends
      label={t('title')}
      fieldLabels={Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)]))}
      draftKey="voucher-order"
    >
      <PresentSection />
      <BuyerSection today={zurichDate(now())} />
      <FormSection title={t('pay')}>
        <RadioField name="method" label={t('fields.method')} options={methods} required />
      </FormSection>
    </ContractForm>
  );
}
