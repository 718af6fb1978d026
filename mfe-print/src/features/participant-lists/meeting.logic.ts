import type { EventResponse } from '@firn/shared-contracts/api';
import { formatTime } from '@firn/shared-ui/format';

/** «9.10 Uhr», «07:30 h»; not «12.50 Franken». */
const CLOCK = /(?<!\d)\d{1,2}[.:]\d{2}\s?(Uhr|h)(?!\p{L})/u;

/** The start in any writing: 09:10, 9.10. */
const writtenOut = (time: string): RegExp => {
  const [hours = '', minutes = ''] = time.split(':');
  return new RegExp(`(?<!\\d)0?${Number(hours)}[.:]${minutes}(?!\\d)`);
};

/** Time and place to meet, with the time once: the office's text mostly names it, in its own way. */
export function meetingOf(event: Pick<EventResponse, 'start' | 'meetingText' | 'place'>): string {
  const time = formatTime(event.start);
  const text = event.meetingText.trim() || event.place;
  const namesTime = CLOCK.test(text) || writtenOut(time).test(text);
  return namesTime ? text : [`${time} Uhr`, text].filter(Boolean).join(', ');
}
