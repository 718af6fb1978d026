import type { InvoiceState } from '@firn/shared-contracts/domain';
import type { StateMachine } from '../../records/state-machine.domain.ts';

/** The facts that the steps of an invoice depend on. */
export interface InvoiceFacts {
  /** True if there is something to bill, or to credit: an invoice of nothing, or of less, is none. */
  readonly isOwed: boolean;
  readonly hasAccount: boolean;
  readonly reason: string;
}

export const NOTHING_TO_BILL =
  'Bei dieser Buchung gibt es nichts zu verrechnen: Was sie schuldet, steht schon auf Rechnungen.';

/** Every step of an invoice (docs/domain/states.md#invoice). */
export const invoiceMachine: StateMachine<InvoiceState, InvoiceFacts> = {
  entity: 'invoice',
  steps: [
    {
      from: ['draft'],
      to: 'issued',
      by: ['office', 'system'],
      conditions: [
        {
          propertyPath: 'iban',
          message:
            'In den Einstellungen steht kein Konto. Bitte trage dort zuerst die IBAN oder QR-IBAN der Firma ein.',
          isMet: ({ hasAccount }) => hasAccount,
        },
        {
          propertyPath: 'total',
          message: NOTHING_TO_BILL,
          isMet: ({ isOwed }) => isOwed,
        },
      ],
    },
    {
      from: ['issued'],
      to: 'credited',
      by: ['office', 'system'],
      conditions: [
        {
          propertyPath: 'reason',
          message: 'Bitte schreibe, warum du die Rechnung gutschreibst.',
          isMet: ({ reason }) => reason !== '',
        },
      ],
    },
  ],
};
