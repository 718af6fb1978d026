import type { BookingResponse } from '@firn/shared-contracts/api';
import { amountOf } from '@firn/shared-contracts/domain';
import {
  formatChf,
  formatDateRange,
  formatDateTime,
  formatLocalDate,
  formatPersons,
} from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { bookingFrameTexts } from '../../i18n/de-CH/booking-frame.ts';
import { StateMark } from '../state-mark.tsx';
import { PAYMENT_STATUS_TONES } from '../state-tones.ts';
import styles from './booking-frame.module.css';
import { type Todo, todosOf } from './booking-todo.logic.ts';

function wordsOf(t: Translate<typeof bookingFrameTexts>, todo: Todo): string {
  switch (todo.kind) {
    case 'heldUntil':
      return t('todo.heldUntil', { when: formatDateTime(todo.until) });
    case 'offered':
      return t('todo.offered', { when: formatDateTime(todo.until) });
    case 'waitlisted':
      return t('todo.waitlisted', { position: String(todo.position) });
    case 'refund':
      return t('todo.refund', { amount: formatChf(todo.amount) });
    case 'overdue':
      return t('todo.overdue', { amount: formatChf(todo.amount), day: formatLocalDate(todo.since) });
    case 'requested':
    case 'held':
    case 'toSettle':
      return t(`todo.${todo.kind}`);
  }
}

/** Event, persons, money, and what is to do, on every page of the booking. */
export function BookingHead({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingFrameTexts);
  const { now } = useShell();
  const { event, paymentStatus } = booking;
  const todos = todosOf(booking, now());
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('facts.event'), event.title],
    [t('facts.date'), formatDateRange(event.start, event.end)],
    [t('facts.persons'), formatPersons(booking)],
    [t('facts.total'), formatChf(amountOf(booking))],
    [
      t('facts.payment'),
      <StateMark key="payment" tone={PAYMENT_STATUS_TONES[paymentStatus]}>
        {paymentStatus === 'waived' ? t('facts.nothingOwed') : PAYMENT_STATUS_LABELS[paymentStatus]}
      </StateMark>,
    ],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {todos.length > 0 && (
        <section aria-label={t('todo.title')} className={styles.todo}>
          <ul>
            {todos.map((todo) => (
              <li key={todo.kind}>{wordsOf(t, todo)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
