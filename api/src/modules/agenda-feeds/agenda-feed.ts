import { Feed } from 'feed';
import { escapeHtml } from '../../lib/swiss-format.ts';
import type { AgendaDate } from './agenda-dates.read-model.ts';
import { guidesOf, pageOf, priceOf, titleOf, whenOf } from './agenda-words.ts';

export interface FeedAddresses {
  readonly origin: string;
  /** Address of the agenda with the same filters. */
  readonly page: string;
  readonly feed: string;
}

function summaryOf(date: AgendaDate): string {
  const guides = guidesOf(date);
  return [whenOf(date), date.place, priceOf(date), guides && `mit ${guides}`].filter(Boolean).join(', ');
}

/** The newest dates as an Atom feed. Titles and summaries of the library are HTML, ours are plain. */
export function agendaFeed(dates: readonly AgendaDate[], { origin, page, feed }: FeedAddresses): string {
  // The beginning of time for a feed without any date: the same dates are the same bytes.
  const updated = new Date(Math.max(0, ...dates.map(({ changedAt }) => changedAt.getTime())));
  const atom = new Feed({
    id: page,
    title: 'Firn: neue Termine',
    link: page,
    feedLinks: { atom: feed },
    author: { name: 'Firn', link: origin },
    language: 'de-CH',
    generator: false,
    updated,
  });
  for (const date of dates) {
    const link = pageOf(origin, date);
    atom.addItem({
      // The slug follows the title; the name of an entry must not.
      id: `${origin}/event/${date.id}`,
      link,
      title: escapeHtml(titleOf(date)),
      description: escapeHtml(summaryOf(date)),
      published: date.createdAt,
      date: date.changedAt,
    });
  }
  return atom.atom1();
}
