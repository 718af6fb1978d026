import type { BookingResponse, HistoryEntryResponse } from '@firn/shared-contracts/api';
import { BOOKING_STATES, CANCELLATION_REASONS, CHANGED_FACTS } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BOOKING_STATE_LABELS, CANCELLATION_REASON_LABELS } from '@firn/shared-ui/labels';
import type { bookingHistoryTexts } from '../../i18n/de-CH/booking-history.ts';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';

type T = Translate<typeof bookingHistoryTexts>;
type Changes = HistoryEntryResponse['changes'];

/** Actions that are said without more. */
const PLAIN = [
  'create',
  'cancel',
  'restore',
  'claim',
  'dunning_stop',
  'dunning_resume',
  'send_again',
] as const;
const OF_MONEY = ['payment', 'refund', 'payment_correction'] as const;
const OF_PERSON = ['cancel_person', 'replace_person', 'add_person'] as const;

type Names = Pick<BookingResponse, 'bookingPersons'>;

/** The audit says «Person 2» where the booking knows the name. */
function nameOf(person: unknown, { bookingPersons }: Names): string | null {
  const [, number] = /^Person (\d+)$/.exec(String(person ?? '')) ?? [];
  const known = bookingPersons[Number(number) - 1];
  return known ? `${known.firstName} ${known.lastName}` : null;
}

/** Which invoice came one step further, and how far. */
function dunningSentence(what: string, { invoice, level }: Changes, t: T): string | null {
  if (typeof invoice?.to !== 'string' || typeof level?.to !== 'number') return null;
  if (what === 'overdue') return t('actions.overdue', { invoice: invoice.to });
  return what === 'reminder' ? t('actions.reminder', { invoice: invoice.to, level: level.to }) : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Changes of the event that was booked, each as it was then. */
function changedEvent(changes: Changes, t: T): string {
  const told = CHANGED_FACTS.flatMap((fact) => {
    const change = changes[fact];
    if (!change) return [];
    const [from, to] = [change.from, change.to].map((value) => (isText(value) ? value : t('facts.none')));
    return [t('facts.fromTo', { fact: t(`facts.${fact}`), from: from ?? '', to: to ?? '' })];
  });
  return t('actions.event_changed', { facts: told.join('; ') });
}

/** Says who brought the guests, as the office has corrected it. */
function partnerSentence({ partner }: Changes, t: T): string {
  return isText(partner?.to) ? t('actions.partner', { partner: partner.to }) : t('actions.partnerGone');
}

function actionSentence(what: string, changes: Changes, booking: Names, t: T): string | null {
  const plain = PLAIN.find((known) => known === what);
  if (plain) return t(`actions.${plain}`);
  const ofMoney = OF_MONEY.find((known) => known === what);
  if (ofMoney && typeof changes.amount?.to === 'number')
    return t(`actions.${ofMoney}`, { amount: formatChf(changes.amount.to) });
  const ofPerson = OF_PERSON.find((known) => known === what);
  const { person } = changes;
  if (ofPerson)
    return t(`actions.${ofPerson}`, {
      person: nameOf(person?.from ?? person?.to, booking) ?? t('somebody'),
      other: nameOf(person?.to, booking) ?? t('somebodyElse'),
    });
  if (what === 'event_changed') return changedEvent(changes, t);
  if (what === 'partner') return partnerSentence(changes, t);
  const { from, to } = changes.event ?? {};
  return what === 'rebook' && typeof from === 'string' && typeof to === 'string'
    ? t('actions.rebook', { from, to })
    : dunningSentence(what, changes, t);
}

function stateLabel(value: unknown): string | null {
  const state = BOOKING_STATES.find((known) => known === value);
  return state ? BOOKING_STATE_LABELS[state] : null;
}

function stateSentence({ state }: Changes, t: T): string | null {
  const to = stateLabel(state?.to);
  if (to === null) return null;
  const from = stateLabel(state?.from);
  return from === null ? t('stateFirst', { to }) : t('state', { from, to });
}

function totalSentence({ total }: Changes, t: T): string | null {
  const { from, to } = total ?? {};
  return typeof from === 'number' && typeof to === 'number'
    ? t('fields.total', { from: formatChf(from), to: formatChf(to) })
    : null;
}

function fieldSentences(changes: Changes, t: T): (string | null)[] {
  const { message, user } = changes;
  return [
    message ? t('fields.message') : null,
    user ? t(user.to ? 'fields.user' : 'fields.userGone') : null,
    typeof changes.fee?.to === 'number' ? t('fields.fee', { fee: formatChf(changes.fee.to) }) : null,
    totalSentence(changes, t),
  ];
}

/** What the system gives as a reason. */
const CODES = ['suspicious', 'expired', 'event_begins'] as const;

/** Reasons of a closed list are told by their words, what somebody wrote as it is. */
function reasonSentence({ reason }: Changes, t: T): string | null {
  const { to } = reason ?? {};
  if (typeof to !== 'string' || to === '') return null;
  const cause = CANCELLATION_REASONS.find((known) => known === to);
  if (cause) return t('reason', { reason: CANCELLATION_REASON_LABELS[cause] });
  const code = CODES.find((known) => known === to);
  return t('reason', { reason: code ? t(`reasons.${code}`) : to });
}

type PersonField = keyof typeof bookingPersonTexts.messages.fields;
const PERSON_FIELDS = Object.keys(bookingPersonTexts.messages.fields) as PersonField[];

export interface HistoryWords {
  readonly t: T;
  /** Names the fields of a person. */
  readonly label: Translate<typeof bookingPersonTexts>;
}

/** Which fields of a person were corrected; what they said before is nobody's business any more. */
function correction(
  { label: of, changes }: HistoryEntryResponse,
  booking: Names,
  { t, label }: HistoryWords,
): string {
  const [, person] = /, (Person \d+)$/.exec(of ?? '') ?? [];
  const fields = PERSON_FIELDS.filter((field) => field in changes).map((field) => label(`fields.${field}`));
  return t('actions.person', {
    person: nameOf(person, booking) ?? t('somebody'),
    fields: fields.join(', '),
  });
}

/** What an entry of the audit says, as sentences for people. */
export function sentencesOf(entry: HistoryEntryResponse, booking: Names, words: HistoryWords): string[] {
  const { action, changes } = entry;
  const { t } = words;
  if (action === 'booking_person.update') return [correction(entry, booking, words)];
  const what = action.slice(action.indexOf('.') + 1);
  const told = [
    actionSentence(what, changes, booking, t),
    stateSentence(changes, t),
    ...fieldSentences(changes, t),
  ].filter((sentence) => sentence !== null);
  const more = [changes.override?.to ? t('overridden') : null, reasonSentence(changes, t)].filter(
    (sentence) => sentence !== null,
  );
  return [...(told.length > 0 ? told : [t('actions.other')]), ...more];
}
