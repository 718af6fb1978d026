import type { BookingResponse, PaymentIntentResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateTime } from '@firn/shared-ui/format';
import { PAYMENT_INTENT_STATE_LABELS, PAYMENT_METHOD_LABELS } from '@firn/shared-ui/labels';
import { Table } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { paymentAttemptsTexts } from '../../i18n/de-CH/payment-attempts.ts';
import { ScrollFrame } from '../../shared/scroll-frame.tsx';
import styles from './booking-payments.module.css';

const attempts = resource('payment_intents');

const COLUMNS = ['begun', 'method', 'amount', 'state', 'externalId'] as const;

function AttemptRow({ attempt }: { readonly attempt: PaymentIntentResponse }) {
  const t = useTexts(paymentAttemptsTexts);
  const state = PAYMENT_INTENT_STATE_LABELS[attempt.state];
  return (
    <Table.Tr>
      <Table.Th scope="row">{formatDateTime(attempt.createdAt)}</Table.Th>
      <Table.Td>{PAYMENT_METHOD_LABELS[attempt.method]}</Table.Td>
      <Table.Td className={styles.amount}>{formatChf(attempt.amount)}</Table.Td>
      <Table.Td>{attempt.failure ? t('failure', { state, why: attempt.failure }) : state}</Table.Td>
      <Table.Td className={styles.note}>{attempt.externalId ?? t('none')}</Table.Td>
    </Table.Tr>
  );
}

/** Each time somebody began to pay the booking online, and what became of it; nothing where nobody did. */
export function Attempts({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(paymentAttemptsTexts);
  const { api } = useShell();
  const query = { booking: booking['@id'], pagination: false } as const;
  const { data, error, refetch } = useQuery(attempts.list(api, query));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || data.totalItems === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('title')}</h2>
      <ScrollFrame label={t('title')}>
        <Table className={styles.table}>
          <Table.Caption className={styles.caption}>{t('title')}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {COLUMNS.map((column) => (
                <Table.Th
                  key={column}
                  scope="col"
                  className={column === 'amount' ? styles.amount : undefined}
                >
                  {t(`columns.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data['hydra:member'].map((attempt) => (
              <AttemptRow key={attempt.id} attempt={attempt} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollFrame>
    </section>
  );
}
