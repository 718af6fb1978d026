import {
  agreedTo,
  type BookingChangePreview,
  type BookingResponse,
  etagOf,
} from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import type { Translate } from '@firn/shared-ui/i18n';
import { Textarea } from '@firn/shared-ui/mantine';
import { outcomeOf, reasonOf, resource } from '@firn/shared-ui/resource';
import type { BulkAction, ChoiceProps, RowAnswer } from '@firn/shared-ui/resource-list';
import { lazy, Suspense } from 'react';
import type { bookingsTexts } from '../../i18n/de-CH/bookings.ts';
import { REASON_LENGTH } from '../../shared/reason-length.ts';

const StepMails = lazy(async () => {
  const { StepMails } = await import(/* webpackChunkName: "step-mails" */ '@firn/shared-ui/planned-mails');
  return { default: StepMails };
});

const bookings = resource('bookings');

type T = Translate<typeof bookingsTexts>;

/** One after the other: bookings of one event wait for the same lock. */
async function each(
  rows: readonly BookingResponse[],
  write: (row: BookingResponse) => Promise<RowAnswer>,
): Promise<readonly RowAnswer[]> {
  const answers: RowAnswer[] = [];
  for (const row of rows) {
    const answer = await write(row).catch((error: unknown) => ({
      id: row.id,
      refusal: reasonOf(outcomeOf(error)),
    }));
    answers.push(answer);
  }
  return answers;
}

async function reject(api: ApiClient, row: BookingResponse, reason: string): Promise<RowAnswer> {
  await bookings.transition(api, row, { to: 'rejected', reason, notify: true });
  return { id: row.id, refusal: null };
}

/** By the terms of the booking; what only the office may go over is told first. */
async function cancel(
  api: ApiClient,
  row: BookingResponse,
  reason: string,
  override: string,
): Promise<RowAnswer> {
  const path = `${row['@id']}/cancellation`;
  const looked = { quiet: true, query: { dryRun: 1 } };
  const preview = await api.post<BookingChangePreview>(path, {}, looked);
  const { overridable } = preview;
  if (overridable.length > 0 && !override) {
    const refusal = overridable.map(({ message }) => message).join(' ');
    return { id: row.id, refusal, isOverridable: true };
  }
  const why = override ? { reason: override, override: true } : { reason };
  // What stands in the row is what was chosen.
  const agreed = { ...agreedTo(preview), expectedVersion: row.version };
  await api.post(path, { ...why, notify: true, ...agreed }, { quiet: true });
  return { id: row.id, refusal: null };
}

/** What the first of the chosen guests is written. */
const stepMail = (to: 'confirmed' | 'rejected') => (row: BookingResponse, reason: string) => (
  <Suspense>
    <StepMails
      path={`${row['@id']}/transition`}
      body={{ to, ...(reason && { reason }), dryRun: true }}
      options={{ ifMatch: etagOf(row) }}
    />
  </Suspense>
);

const cancellationMail = (row: BookingResponse, reason: string) => (
  <Suspense>
    <StepMails
      path={`${row['@id']}/cancellation`}
      body={reason ? { reason } : {}}
      options={{ query: { dryRun: 1 } }}
    />
  </Suspense>
);

/** What the office does with several bookings at once. */
export function bookingActions(t: T): BulkAction<BookingResponse>[] {
  const reasonInput = ({ value, error, onChange }: ChoiceProps) => (
    <Textarea
      label={t('reason')}
      withAsterisk
      rows={2}
      maxLength={REASON_LENGTH}
      value={value}
      error={error && t('reasonFirst')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
  return [
    {
      id: 'confirm',
      label: t('actions.confirm'),
      question: (count) => t('questions.confirm', { count }),
      preview: stepMail('confirmed'),
      run: (api, row) => bookings.transition(api, row, { to: 'confirmed', notify: true }),
    },
    {
      id: 'reject',
      label: t('actions.reject'),
      question: (count) => t('questions.reject', { count }),
      choice: reasonInput,
      preview: stepMail('rejected'),
      runAll: (api, rows, reason) => each(rows, (row) => reject(api, row, reason)),
    },
    {
      id: 'cancel',
      label: t('actions.cancel'),
      question: (count) => t('questions.cancel', { count }),
      choice: reasonInput,
      preview: cancellationMail,
      override: { label: t('anyway'), input: reasonInput },
      runAll: (api, rows, reason, override) => each(rows, (row) => cancel(api, row, reason, override)),
    },
  ];
}
