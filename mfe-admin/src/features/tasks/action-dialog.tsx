import type { ComponentType } from 'react';
import type { ActionProps } from './action.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { CheckAction, DecisionAction, GuideAction } from './event-step-actions.tsx';
import { IncidentsAction } from './incidents-action.tsx';
import { LostMailsAction } from './lost-mails-action.tsx';
import { PackAction, TakeBackAction } from './material-actions.tsx';
import { NextDateAction } from './next-date-action.tsx';
import { PageAction } from './page-action.tsx';
import { PaymentAction } from './payment-action.tsx';
import { PrivateRequestAction } from './private-request-action.tsx';
import { PublishAction } from './publish-action.tsx';
import { RefundAction } from './refund-action.tsx';
import { ReportAction } from './report-action.tsx';
import { SettleAction } from './settle-action.tsx';
import type { InPlace } from './task-actions.logic.ts';

const ACTIONS: Readonly<Record<InPlace, ComponentType<ActionProps>>> = {
  'decisions-due': DecisionAction,
  'bookings-requested': ConfirmAction,
  'private-requests': PrivateRequestAction,
  'pages-refused': PageAction,
  'mails-not-sent': LostMailsAction,
  'incidents-unread': IncidentsAction,
  'refunds-due': RefundAction,
  'guides-missing': GuideAction,
  'materials-to-pack': PackAction,
  'materials-not-back': TakeBackAction,
  'events-to-check': CheckAction,
  'payments-overdue': PaymentAction,
  'reports-missing': ReportAction,
  'events-not-settled': SettleAction,
  'offers-without-date': NextDateAction,
  'offers-complete': PublishAction,
};

/** Settles a task in place, by the dialog of its kind (docs/domain/office.md#tasks). */
export function ActionDialog({ kind, ...props }: ActionProps & { readonly kind: InPlace }) {
  const Action = ACTIONS[kind];
  return <Action {...props} />;
}
