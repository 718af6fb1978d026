import type { TextMessageCreate } from '@firn/shared-contracts/api';
import { type LocalDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { EntityOption } from '@firn/shared-ui/form';
import { SegmentedMessage } from 'sms-segments-calculator';

/** The people to whom an SMS goes (docs/domain/text-messages.md#recipients). */
export const AUDIENCES = ['participants', 'eventGuides', 'allGuides', 'group', 'people'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const isOfEvent = (audience: Audience): boolean =>
  audience === 'participants' || audience === 'eventGuides';

export interface Draft {
  readonly audience: Audience;
  /** IRI. */
  readonly event: string | null;
  readonly group: string;
  readonly people: readonly EntityOption[];
  readonly text: string;
  readonly isPlanned: boolean;
  readonly day: LocalDate | null;
  /** `HH:MM` */
  readonly time: string;
}

export const emptyDraft: Omit<Draft, 'event'> = {
  audience: 'participants',
  group: '',
  people: [],
  text: '',
  isPlanned: false,
  day: null,
  time: '08:00',
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Fields that something is still missing in. */
export type Lack = 'event' | 'group' | 'people' | 'text' | 'planned';

export function lacksOf({ audience, event, group, people, text, isPlanned, day, time }: Draft): Lack[] {
  return [
    ...(isOfEvent(audience) && !event ? (['event'] as const) : []),
    ...(audience === 'group' && !group ? (['group'] as const) : []),
    ...(audience === 'people' && people.length === 0 ? (['people'] as const) : []),
    ...(text.trim() ? [] : (['text'] as const)),
    ...(isPlanned && !(day && TIME.test(time)) ? (['planned'] as const) : []),
  ];
}

function addressOf({ audience, event, group, people }: Draft): Partial<TextMessageCreate> {
  if (isOfEvent(audience) && event)
    return audience === 'eventGuides' ? { event, group: 'guides' } : { event };
  if (audience === 'allGuides') return { group: 'guides' };
  return audience === 'group' ? { group } : { recipients: people.map(({ value }) => value) };
}

export function bodyOf(draft: Draft): TextMessageCreate {
  const { text, isPlanned, day, time } = draft;
  const planned = isPlanned && day ? { plannedFor: zurichInstant(day, time).toISOString() } : {};
  return { text, ...addressOf(draft), ...planned };
}

export interface Count {
  readonly segments: number;
  readonly characters: number;
  /** Characters that make it need twice the room, each once. */
  readonly large: readonly string[];
}

/** The segments and characters of a text as it stands, before names are put in. */
export function countOf(text: string): Count {
  const message = new SegmentedMessage(text);
  return {
    segments: text === '' ? 0 : message.segmentsCount,
    characters: message.numberOfCharacters,
    large: [...new Set(message.getNonGsmCharacters())],
  };
}
