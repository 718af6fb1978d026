import {
  type CancellationPolicy,
  type CancellationTier,
  decisionDate,
  type EventState,
  tiersFrom,
  zurichDate,
} from '@firn/shared-contracts/domain';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import { oneLine } from '../outbox/index.ts';

/** An event asks this of who takes part; values in force. */
export interface BeforehandFacts {
  readonly start: Date;
  readonly durationDays: number;
  readonly minimumParticipants: number;
  readonly state: EventState;
  /** Rich text. */
  readonly equipmentText: string;
}

type Detail = [label: string, value: string];

/**
 * Says that the event is assured, else the minimum and the last day of calling off (docs/domain/events.md#minimum);
 * nothing where one person is enough.
 */
export function minimumSentence(event: BeforehandFacts): string[] {
  if (event.state === 'confirmed') return ['Die Durchführung ist gesichert.'];
  if (event.minimumParticipants < 2) return [];
  return [
    `Der Termin findet ab ${event.minimumParticipants} Personen statt. Kommen weniger zusammen, sagen wir dir das spätestens am ${formatDay(decisionDate(event))}.`,
  ];
}

function costs({ fee, percent }: CancellationTier): string {
  if (fee === 0 || percent === 0) return 'kostenlos';
  const share = `${percent} % des Preises`;
  if (fee === null) return share;
  return `${formatFrancs(fee)} pro Person${percent === null ? '' : `, höchstens ${share}`}`;
}

/** Says what gear to bring, and what annulling costs from this day on (docs/domain/events.md#told-beforehand). */
export function beforehandDetails(
  { start, equipmentText }: BeforehandFacts,
  { tiers }: Pick<CancellationPolicy, 'tiers'>,
  at: Date,
): Detail[] {
  const gear = oneLine(equipmentText);
  const ahead = tiersFrom(tiers, zurichDate(at), zurichDate(start));
  const last = ahead.length > 1 ? 'danach' : 'ab sofort';
  return [
    ...(gear ? [['Ausrüstung', gear] satisfies Detail] : []),
    ...ahead.map(
      ({ until, tier }): Detail => [`Annullation ${until ? `bis ${formatDay(until)}` : last}`, costs(tier)],
    ),
  ];
}

/** Says the same in the calendar file, line by line, with the minimum. */
export const beforehandLines = (
  event: BeforehandFacts,
  policy: Pick<CancellationPolicy, 'tiers'>,
  at: Date,
): string[] => [
  ...minimumSentence(event),
  ...beforehandDetails(event, policy, at).map(([label, value]) => `${label}: ${value}`),
];
