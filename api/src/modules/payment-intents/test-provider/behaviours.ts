import { randomUUID } from 'node:crypto';
import type { ProviderEvent } from '../provider/payment-provider.ts';

/** Behaviours of the webhooks of the test provider; somebody who tries the product chooses on the pay page. */
export const BEHAVIOURS = ['prompt', 'late', 'twice', 'reversed', 'silent'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export const BEHAVIOUR_LABELS: Readonly<Record<Behaviour, string>> = {
  prompt: 'sofort',
  late: 'erst später: Das Geld bleibt unterwegs, bis du es hier eintreffen lässt',
  twice: 'doppelt',
  reversed: 'in verkehrter Reihenfolge',
  silent: 'gar nicht: Firn muss selber nachfragen',
};

const eventOf = (externalId: string, type: string): ProviderEvent => ({
  eventId: randomUUID(),
  type,
  externalId,
});

/** The events that are told of a payment, in the order of the telling. */
export function eventsFor(behaviour: Behaviour, externalId: string, type: string): ProviderEvent[] {
  const told = eventOf(externalId, type);
  switch (behaviour) {
    case 'silent':
      return [];
    case 'twice':
      return [told, told];
    case 'reversed':
      return [told, eventOf(externalId, 'payment.pending')];
    case 'prompt':
    case 'late':
      return [told];
  }
}
