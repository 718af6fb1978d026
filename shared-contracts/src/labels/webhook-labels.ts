import type { WebhookDeliveryState, WebhookFailure, WebhookType } from '../domain/index.ts';

export const WEBHOOK_TYPE_LABELS: Readonly<Record<WebhookType, string>> = {
  'booking.made': 'Neue Buchung',
  'booking.changed': 'Buchung geändert',
  'booking.cancelled': 'Buchung annulliert',
  'event.changed': 'Event geändert',
  'event.cancelled': 'Event abgesagt',
  'event.full': 'Event ausgebucht',
  'event.free': 'Event wieder frei',
};

export const WEBHOOK_DELIVERY_STATE_LABELS: Readonly<Record<WebhookDeliveryState, string>> = {
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  given_up: 'Aufgegeben',
};

export const WEBHOOK_FAILURE_LABELS: Readonly<Record<WebhookFailure, string>> = {
  status: 'Der Empfänger hat abgelehnt.',
  redirect: 'Der Empfänger leitet weiter. Weiterleitungen werden nicht befolgt.',
  timeout: 'Der Empfänger hat nicht innert 10 Sekunden geantwortet.',
  unreachable: 'Der Empfänger ist nicht erreichbar.',
  address: 'Die Adresse führt in ein Netz, das nicht öffentlich ist.',
  switched_off: 'Die Adresse wurde ausgeschaltet, bevor das zugestellt war.',
};
