import {
  type BookingResponse,
  PAYMENT_PROBLEMS,
  type PaymentCreate,
  type PaymentResponse,
  RECORDED_WAYS,
} from '@firn/shared-contracts/api';
import { owedOf, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import {
  CheckboxField,
  ContractForm,
  DateField,
  MoneyField,
  RadioField,
  TextField,
} from '@firn/shared-ui/form';
import { PAYMENT_WAY_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import styles from './booking-payments.module.css';
import { validatePaymentCreate } from './payment.validator.generated.js';
import { useLedger } from './use-ledger.ts';

interface Values {
  readonly booking: string;
  readonly amount: Rappen | null;
  readonly method: string;
  readonly receivedOn: string | null;
  readonly note: string;
  readonly again: boolean;
}

const WAYS = RECORDED_WAYS.map((value) => ({ value, label: PAYMENT_WAY_LABELS[value] }));

/** What is still open stands there already, received today by bank, as most payments are. */
function firstValues(booking: BookingResponse, today: string): Values {
  const open = owedOf(booking) - booking.paid;
  return {
    booking: booking['@id'],
    amount: open > 0 ? open : null,
    method: 'bank',
    receivedOn: today,
    note: '',
    again: false,
  };
}

/** Whether the same payment stands in the ledger already, by somebody else or from another tab. */
const isRecorded = (error: unknown): boolean =>
  isApiError(error) && error.problem.type === PAYMENT_PROBLEMS.alreadyRecorded;

/** Records what came in; the same payment once more is asked about. */
export function RecordPayment({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingPaymentsTexts);
  const { now } = useShell();
  const write = useLedger('/api/payments');
  const [isAsked, setAsked] = useState(false);
  const today = zurichDate(now());
  const save = async (body: PaymentCreate) => {
    try {
      const entry = await write(body);
      setAsked(false);
      return entry;
    } catch (error) {
      if (isRecorded(error)) setAsked(true);
      throw error;
    }
  };
  const isOwed = owedOf(booking) > booking.paid;
  return (
    <section aria-label={t('record.title')}>
      <h2 className={styles.heading}>{t('record.title')}</h2>
      {!isOwed && <p className={styles.hint}>{t('record.notOwed')}</p>}
      <ContractForm<PaymentResponse, Values & Record<string, unknown>, PaymentCreate>
        // The amount that stands there follows from what came in.
        key={`${booking.paid} ${booking.total} ${booking.state}`}
        base={null}
        valuesOf={() => ({ ...firstValues(booking, today) })}
        validate={validatePaymentCreate}
        save={save}
        savedText={t('record.saved')}
        saveText={t('record.save')}
        label={t('record.title')}
        fieldLabels={{
          amount: t('record.amount'),
          method: t('record.method'),
          receivedOn: t('record.receivedOn'),
          note: t('record.note'),
          again: t('record.again'),
        }}
        draftKey={`${booking['@id']}/payments/new`}
      >
        <div className={styles.fields}>
          <MoneyField name="amount" label={t('record.amount')} required />
          <DateField name="receivedOn" label={t('record.receivedOn')} latest={today} required />
          <RadioField name="method" label={t('record.method')} options={WAYS} required />
          <TextField name="note" label={t('record.note')} description={t('record.noteHint')} />
        </div>
        {isAsked && (
          <CheckboxField name="again" label={t('record.again')} description={t('record.againHint')} />
        )}
      </ContractForm>
    </section>
  );
}
