import type { MessageRuleResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import type { messageRulesTexts } from '../../i18n/de-CH/message-rules.ts';

type T = Translate<typeof messageRulesTexts>;
type Timed = Pick<MessageRuleResponse, 'moment' | 'days' | 'time' | 'untilDays' | 'state'>;

function beforeStart(t: T, { days, time, untilDays }: Timed): string {
  const count = days ?? 0;
  const at = { time: time ?? '' };
  const since = count === 0 ? t('when.startDay', at) : t('when.before', { count, ...at });
  const until = untilDays === null ? t('when.untilStart') : t('when.untilBefore', { count: untilDays });
  return `${since}, ${until}`;
}

function afterEnd(t: T, { days, time, untilDays }: Timed): string {
  const count = days ?? 0;
  const at = { time: time ?? '' };
  const since = count === 0 ? t('when.endDay', at) : t('when.after', { count, ...at });
  return `${since}, ${t('when.untilAfter', { count: untilDays ?? count })}`;
}

/** The moment at which a rule writes, as a person says it: «3 Tage vor dem Beginn um 08:00, bis zum Beginn». */
export function whenOf(t: T, rule: Timed): string {
  switch (rule.moment) {
    case 'before_start':
      return beforeStart(t, rule);
    case 'after_end':
      return afterEnd(t, rule);
    case 'state':
      return rule.state ? t(`states.${rule.state}`) : '';
    case 'daily':
      return t('when.daily', { time: rule.time ?? '' });
  }
}

/** The same in a row, without until when. */
export function shortWhenOf(t: T, rule: Timed): string {
  const parts = { count: rule.days ?? 0, time: rule.time ?? '' };
  switch (rule.moment) {
    case 'before_start':
      return t('short.before', parts);
    case 'after_end':
      return t('short.after', parts);
    case 'state':
      return whenOf(t, rule);
    case 'daily':
      return t('short.daily', { time: parts.time });
  }
}
