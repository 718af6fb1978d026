import { formatDays, formatFrancs } from '../../lib/swiss-format.ts';
import type { AgendaDate } from './agenda-dates.read-model.ts';

export const pageOf = (origin: string, { id, slug }: Pick<AgendaDate, 'id' | 'slug'>): string =>
  `${origin}/event/${id}/${slug}`;

export const isCancelled = ({ state }: Pick<AgendaDate, 'state'>): boolean => state === 'cancelled';

/** A title that says by itself that the date is cancelled: many programs show nothing else. */
export const titleOf = (date: AgendaDate): string =>
  isCancelled(date) ? `Abgesagt: ${date.title}` : date.title;

export const whenOf = ({ start, end }: AgendaDate): string => formatDays(new Date(start), new Date(end));

export const priceOf = ({ priceFrom }: AgendaDate): string =>
  priceFrom > 0 ? `ab ${formatFrancs(priceFrom)}` : 'kostenlos';

export const guidesOf = ({ guides }: AgendaDate): string => guides.map(({ fullName }) => fullName).join(', ');
