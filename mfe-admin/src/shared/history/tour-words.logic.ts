import type { HistoryEntryResponse } from '@firn/shared-contracts/api';
import { CANCELLATION_REASONS } from '@firn/shared-contracts/domain';
import { formatDateTime, formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { CANCELLATION_REASON_LABELS } from '@firn/shared-ui/labels';
import type { tourHistoryTexts } from '../../i18n/de-CH/tour-history.ts';
import type { FieldLabels } from './use-tour-field-labels.ts';

type T = Translate<typeof tourHistoryTexts>;
type Changes = HistoryEntryResponse['changes'];

export interface TourWords {
  readonly t: T;
  readonly labels: FieldLabels;
  readonly stateLabels: Readonly<Record<string, string>>;
}

type Show = (value: unknown) => string | null;

const asText: Show = (value) => (typeof value === 'string' ? value : null);
const asNumber: Show = (value) => (typeof value === 'number' ? String(value) : null);
const asPercent: Show = (value) => (typeof value === 'number' ? `${value} %` : null);
const asInstant: Show = (value) => (typeof value === 'string' ? formatDateTime(value) : null);
const asDate: Show = (value) => (typeof value === 'string' ? formatLocalDate(value) : null);

const each = (fields: readonly string[], show: Show) => fields.map((field) => [field, show] as const);

/** Fields whose values people read as they are; of the others the name says enough. */
const SHOWN: Readonly<Record<string, Show>> = Object.fromEntries([
  ...each(['code', 'title', 'subtitle', 'place', 'accountingNo'], asText),
  ...each(['start', 'end', 'registrationDeadline'], asInstant),
  ...each(['decisionDate'], asDate),
  ...each(['sacDiscountPercent'], asPercent),
  ...each(
    [
      'minimumParticipants',
      'maximumParticipants',
      'minimumAge',
      'personsPerGuide',
      'durationDays',
      'numberOfBookedRooms',
    ],
    asNumber,
  ),
]);

function wordsOf(field: string, value: unknown, t: T): string | null {
  if (value === null || value === '') return t('none');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const text = SHOWN[field]?.(value) ?? null;
  return text !== null && SHOWN[field] === asText ? t('text', { text }) : text;
}

const isShown = (field: string, { from, to }: Changes[string]): boolean =>
  field in SHOWN || [from, to].some((value) => typeof value === 'boolean');

/** «Ort von «Davos» auf «Klosters».», and the names alone of what is too long or no word. */
function fieldSentences(changes: Changes, { t, labels }: TourWords): string[] {
  const known = Object.entries(changes).filter(([field]) => field in labels);
  const told = known.flatMap(([field, change]) => {
    if (!isShown(field, change)) return [];
    const [from, to] = [wordsOf(field, change.from, t), wordsOf(field, change.to, t)];
    return from !== null && to !== null
      ? [{ field, text: t('changed', { field: labels[field] ?? '', from, to }) }]
      : [];
  });
  const named = known.filter(([field]) => !told.some((each) => each.field === field));
  const fields = named.map(([field]) => labels[field]).join(', ');
  return [...told.map(({ text }) => text), ...(fields ? [t('changedFields', { fields })] : [])];
}

function stateSentence({ state }: Changes, { t, stateLabels }: TourWords): string[] {
  const [from, to] = [stateLabels[String(state?.from)], stateLabels[String(state?.to)]];
  return from && to ? [t('state', { from, to })] : [];
}

/** A cause of a cancellation stands before what somebody wrote beside it. */
function reasonSentence({ reason }: Changes, t: T): string[] {
  const { to } = reason ?? {};
  if (typeof to !== 'string' || to === '') return [];
  const cause = CANCELLATION_REASONS.find((known) => to === known || to.startsWith(`${known}: `));
  const text = cause ? CANCELLATION_REASON_LABELS[cause] + to.slice(cause.length) : to;
  return [t('reason', { reason: text })];
}

/** Actions that are said without more. */
const PLAIN = [
  'create',
  'report',
  'return_report',
  'request_report',
  'read_incidents',
  'add_picture',
  'remove_picture',
] as const;

function actionSentence(what: string, { recipients }: Changes, t: T): string | null {
  const plain = PLAIN.find((known) => known === what);
  if (plain) return t(plain);
  return what === 'message' && typeof recipients?.to === 'number'
    ? t('message', { count: recipients.to })
    : null;
}

/** What an entry of the audit says of an offer or an event, as sentences for people. */
export function sentencesOf({ action, changes }: HistoryEntryResponse, words: TourWords): string[] {
  const { t } = words;
  const said = actionSentence(action.slice(action.indexOf('.') + 1), changes, t);
  const more = reasonSentence(changes, t);
  if (said) return [said, ...more];
  const told = [...stateSentence(changes, words), ...fieldSentences(changes, words)];
  return [...(told.length > 0 ? told : [t('other')]), ...more];
}
