import type { ElementContext } from '@firn/shared-contracts/delivery';
import { withQuery } from '@firn/shared-contracts/shell';
import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';
import { datesQuery } from './dates-query.logic.ts';

interface Answer {
  readonly 'hydra:member': readonly EventCardData[];
  readonly detail?: string;
}

/** Addresses of pictures are those of our origin. */
function atHome(event: EventCardData, origin: string): EventCardData {
  const { headImage } = event;
  if (!headImage) return event;
  return { ...event, headImage: { ...headImage, contentUrl: new URL(headImage.contentUrl, origin).href } };
}

/**
 * The dates that anybody may read, asked for without a cookie.
 * @throws Error with the sentence of the API, which names the attribute that it does not understand.
 */
export async function readDates(context: ElementContext): Promise<EventCardData[]> {
  const { origin, attributes, signal } = context;
  const address = `${origin}${withQuery('/embed/events', datesQuery(attributes))}`;
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(answer.detail ?? response.statusText);
  return answer['hydra:member'].map((event) => atHome(event, origin));
}
