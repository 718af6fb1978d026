import type { FeedbackResponse } from '@firn/shared-contracts/api';
import { instant, number, text } from '../../../lib/sheet-fields.ts';
import {
  type FeedbackFilter,
  feedbackFilters,
  listFeedbackIds,
  readFeedbackFilter,
  readFeedbacks,
} from '../../feedbacks/index.ts';
import { listSource } from '../source/export-source.ts';
import { yesOrNo } from '../source/export-words.ts';

type Guide = FeedbackResponse['guides'][number];

const mean = (grades: readonly (number | null)[]): number | null => {
  const given = grades.filter((grade) => grade !== null);
  const sum = given.reduce((all, grade) => all + grade, 0);
  return given.length === 0 ? null : Math.round((sum / given.length) * 100) / 100;
};

const gradesOf = ({ preparation, safety, communication }: Guide) => [preparation, safety, communication];

/** What people answered, of whom the office reads each by name. */
export const feedback = listSource<FeedbackResponse, FeedbackFilter>({
  title: 'Feedback',
  permission: 'feedbacks.read',
  filters: feedbackFilters.filter(({ variable }) => variable !== 'properties[]'),
  columns: {
    answeredAt: instant('Eingegangen', ({ answeredAt }) => answeredAt),
    person: text('Person', ({ person }) => person.name),
    event: text('Event', ({ event }) => event.title),
    code: text('Event-Nr.', ({ event }) => event.code),
    start: instant('Beginn', ({ event }) => event.start),
    tour: number('Tour', ({ tour }) => mean([tour.content, tour.level, tour.organisation, tour.hut])),
    content: number('Inhalt', ({ tour }) => tour.content),
    level: number('Niveau', ({ tour }) => tour.level),
    organisation: number('Organisation', ({ tour }) => tour.organisation),
    hut: number('Hütte', ({ tour }) => tour.hut),
    guides: number('Guides', ({ guides }) => mean(guides.flatMap(gradesOf))),
    guideGrades: text('Guides einzeln', ({ guides }) =>
      guides.map((guide) => `${guide.name}: ${gradesOf(guide).join('/')}`).join(', '),
    ),
    comment: text('Kommentar', ({ comment }) => comment),
    consent: text('Darf veröffentlicht werden', ({ publishConsent }) => yesOrNo(publishConsent)),
    state: text('Veröffentlicht', ({ published }) => yesOrNo(published)),
    reply: text('Antwort', ({ reply }) => reply),
  },
  readFilter: (query) => readFeedbackFilter(query),
  find: (db, filter) => listFeedbackIds(db, filter),
  read: readFeedbacks,
});
