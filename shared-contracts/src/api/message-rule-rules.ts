import { RULE_CHOICES, RULE_PLACEHOLDERS, type RuleTemplate } from '../domain/message-rules.ts';
import { placeholderMessage } from './mail-text-rules.ts';
import type { MessageRuleResponse } from './message-rules.ts';
import type { Violation } from './violation.ts';

/** A rule as it is checked; while it is typed its mail may not be chosen yet. */
type Checked = Pick<
  MessageRuleResponse,
  'audience' | 'moment' | 'days' | 'time' | 'untilDays' | 'state' | 'channel' | 'subject' | 'text'
> & { readonly template: RuleTemplate };

type Field = keyof Checked;

const FILL = 'Bitte fülle dieses Feld aus.';
const TIME = 'Bitte gib eine Uhrzeit an, zum Beispiel 08:00.';
const IS_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const EMPTY = 'Diese Angabe passt nicht zum Zeitpunkt. Bitte leere das Feld.';

const need = (rule: Checked, fields: readonly Field[]): Violation[] =>
  fields.filter((field) => rule[field] === null).map((propertyPath) => ({ propertyPath, message: FILL }));

const leaveOut = (rule: Checked, fields: readonly Field[]): Violation[] =>
  fields.filter((field) => rule[field] !== null).map((propertyPath) => ({ propertyPath, message: EMPTY }));

const ifSo = (isWrong: boolean, propertyPath: Field, message: string): Violation[] =>
  isWrong ? [{ propertyPath, message }] : [];

function momentViolations(rule: Checked): Violation[] {
  const { moment, days, untilDays } = rule;
  switch (moment) {
    case 'before_start':
      return [
        ...need(rule, ['days', 'time']),
        ...leaveOut(rule, ['state']),
        ...ifSo(
          days !== null && untilDays !== null && untilDays >= days,
          'untilDays',
          'Bitte gib weniger Tage an als bei «Tage vorher», oder leere das Feld: Dann gilt die Regel bis zum Beginn.',
        ),
      ];
    case 'after_end':
      return [
        ...need(rule, ['days', 'time', 'untilDays']),
        ...leaveOut(rule, ['state']),
        ...ifSo(
          days !== null && untilDays !== null && untilDays <= days,
          'untilDays',
          'Bitte gib mehr Tage an als bei «Tage nachher»: So lange wird die Mitteilung nachgeholt.',
        ),
      ];
    case 'state':
      return [...need(rule, ['state']), ...leaveOut(rule, ['days', 'time', 'untilDays'])];
    case 'daily':
      return [...need(rule, ['time']), ...leaveOut(rule, ['days', 'untilDays', 'state'])];
  }
}

const ownWords = ({ channel }: Checked) => RULE_PLACEHOLDERS[channel].map((name) => ({ name }));

/** Faults of the words that a rule has of its own. */
function wordsViolations(rule: Checked): Violation[] {
  const { channel, subject, text } = rule;
  const isSms = channel === 'sms';
  const unknown = (['subject', 'text'] as const).flatMap((propertyPath) => {
    const message = placeholderMessage(rule[propertyPath], ownWords(rule));
    return message === null ? [] : [{ propertyPath, message }];
  });
  return [
    ...ifSo(isSms && subject.trim() !== '', 'subject', 'Eine SMS hat keinen Betreff. Bitte leere das Feld.'),
    ...ifSo(isSms && text.trim() === '', 'text', 'Bitte schreib den Text der SMS.'),
    ...ifSo(
      !isSms && RULE_CHOICES[rule.template].isFixed && `${subject}${text}`.trim() !== '',
      subject.trim() === '' ? 'text' : 'subject',
      'Die Worte dieser Mitteilung stehen bei den Texten der Nachrichten. Bitte leere das Feld.',
    ),
    ...unknown,
  ];
}

/** Faults that no schema sees: what goes with a mail and a moment (docs/domain/mails.md#rules-by-time). */
export function messageRuleViolations(rule: Checked): Violation[] {
  const { audiences, moments, states, channels } = RULE_CHOICES[rule.template];
  const refused = [
    ...ifSo(
      !audiences.includes(rule.audience),
      'audience',
      'Diese Mitteilung geht nicht an diese Leute. Bitte wähle andere.',
    ),
    ...ifSo(
      !moments.includes(rule.moment),
      'moment',
      'Diese Mitteilung gibt es zu diesem Zeitpunkt nicht. Bitte wähle einen anderen.',
    ),
    ...ifSo(
      !channels.includes(rule.channel),
      'channel',
      'Diese Mitteilung geht nicht auf diesem Weg. Bitte wähle einen anderen.',
    ),
  ];
  if (refused.length > 0) return refused;
  const { state, time } = rule;
  return [
    ...momentViolations(rule),
    ...ifSo(time !== null && !IS_TIME.test(time), 'time', TIME),
    ...ifSo(
      rule.moment === 'state' && state !== null && !states.includes(state),
      'state',
      'Bei dieser Mitteilung gibt es diesen Zustand nicht. Bitte wähle einen anderen.',
    ),
    ...wordsViolations(rule),
  ];
}
