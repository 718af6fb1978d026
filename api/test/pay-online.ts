import { randomUUID } from 'node:crypto';
import type { BookingPaymentResponse, BookingResponse } from '@firn/shared-contracts/api';
import type { PaymentMethod } from '@firn/shared-contracts/domain';
import { asc, eq } from 'drizzle-orm';
import { createJobs } from '../src/jobs/jobs.ts';
import type { FileStore } from '../src/lib/file-store.ts';
import { paymentIntents } from '../src/modules/payment-intents/payment-intents.table.ts';
import type { PaymentProvider } from '../src/modules/payment-intents/provider/payment-provider.ts';
import type { Behaviour } from '../src/modules/payment-intents/test-provider/behaviours.ts';
import { createTestProvider } from '../src/modules/payment-intents/test-provider/test-provider.ts';
import { payments } from '../src/modules/payments/payments.table.ts';
import { aBookingFor } from './anonymous-bookings.ts';
import { TEST_SECRET, type TestApp } from './build-test-app.ts';
import type { Inject } from './personas.ts';

export const ORIGIN = 'http://127.0.0.1:4000';

/** Books by a way to pay. */
export const bookToPay = (send: Inject, event: string, paymentMethod: PaymentMethod = 'twint', persons = 1) =>
  send({
    method: 'POST',
    url: '/api/bookings',
    payload: { ...aBookingFor(event, `p-${randomUUID()}@firn.example`, persons), paymentMethod },
    headers: { 'idempotency-key': randomUUID() },
  });

const withToken = (path: string, token: string | null | undefined) =>
  token ? `${path}?token=${token}` : path;

export const startPaying = (
  send: Inject,
  { '@id': iri, accessToken }: Pick<BookingResponse, '@id' | 'accessToken'>,
  method: PaymentMethod = 'twint',
  key: string = randomUUID(),
) =>
  send({
    method: 'POST',
    url: withToken(`${iri}/payment`, accessToken),
    payload: { method },
    headers: { 'idempotency-key': key },
  });

/** Presses a button of the pay page of the test provider. */
export function press(
  { app }: Pick<TestApp, 'app'>,
  redirectUrl: string | null,
  outcome: 'pay' | 'decline' | 'cancel' | 'arrive',
  behaviour: Behaviour = 'prompt',
) {
  return app.inject({
    method: 'POST',
    url: redirectUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ outcome, behaviour }).toString(),
  });
}

export interface Started {
  readonly booking: BookingResponse;
  readonly redirectUrl: string;
}

/** A booking whose guest stands on the pay page. */
export async function onPayPage(
  send: Inject,
  event: string,
  method: PaymentMethod = 'twint',
  persons = 1,
): Promise<Started> {
  const booked = await bookToPay(send, event, method, persons);
  if (booked.statusCode !== 201) throw new Error(booked.body);
  const booking: BookingResponse = booked.json();
  const started = await startPaying(send, booking, method);
  if (started.statusCode !== 201) throw new Error(started.body);
  const { redirectUrl } = started.json<BookingPaymentResponse>();
  if (!redirectUrl) throw new Error('no pay page');
  return { booking, redirectUrl };
}

/** The entries in the ledger of a booking. */
export const ledgerOf = async ({ db }: Pick<TestApp, 'db'>, bookingId: string) =>
  (
    await db.select().from(payments).where(eq(payments.bookingId, bookingId)).orderBy(asc(payments.sequence))
  ).map(({ kind, amount, method }) => ({ kind, amount, method }));

export const attemptsOf = ({ db }: Pick<TestApp, 'db'>, bookingId: string) =>
  db
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.bookingId, bookingId))
    .orderBy(asc(paymentIntents.createdAt));

export const testProvider = ({ db }: Pick<TestApp, 'db'>, now: () => Date): PaymentProvider =>
  createTestProvider({ db, clock: now, secrets: [TEST_SECRET] });

/** Runs a job by its name, at a moment. */
export async function runJob(
  { db }: Pick<TestApp, 'db'>,
  name: string,
  now: Date,
  provider: PaymentProvider | null = testProvider({ db }, () => now),
): Promise<void> {
  const mailer = { send: async () => {}, close: () => {} };
  const files = {} as FileStore;
  const jobs = createJobs({ db, clock: () => now, mailer, files, pictures: files, origin: ORIGIN, provider });
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await job.run();
}
