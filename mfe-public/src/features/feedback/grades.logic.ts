import {
  type FeedbackAnswer,
  type FeedbackRequestResponse,
  GUIDE_CRITERIA,
  LONGEST_FEEDBACK_TEXT,
  TOUR_CRITERIA,
  type TourCriterion,
} from '@firn/shared-contracts/api';

/** The chosen grades, by the name of the question: `tour.content`, `guide.0.safety`. */
export type Grades = Readonly<Record<string, number>>;

export interface Draft {
  readonly grades: Grades;
  readonly comment: string;
  readonly publishConsent: boolean;
}

export const EMPTY: Draft = { grades: {}, comment: '', publishConsent: false };

type Asked = Pick<FeedbackRequestResponse, 'overnight' | 'guides'>;

/** A hut is not asked for where nobody slept. */
export const tourQuestions = ({ overnight }: Asked): TourCriterion[] =>
  TOUR_CRITERIA.filter((criterion) => criterion !== 'hut' || overnight);

export type Fault = 'required' | 'complete' | 'tooLong';

/** The faults of a draft, by the name of the question, in the order of the page. */
export function faultsOf({ grades, comment }: Draft, asked: Asked): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const criterion of tourQuestions(asked)) {
    if (criterion !== 'hut' && !grades[`tour.${criterion}`]) faults.set(`tour.${criterion}`, 'required');
  }
  for (const index of asked.guides.keys()) {
    const names = GUIDE_CRITERIA.map((criterion) => `guide.${index}.${criterion}`);
    const missing = names.filter((name) => !grades[name]);
    if (missing.length < names.length) for (const name of missing) faults.set(name, 'complete');
  }
  if (comment.trim().length > LONGEST_FEEDBACK_TEXT) faults.set('comment', 'tooLong');
  return faults;
}

/** The answer that a draft without faults sends. */
export function answerOf({ grades, comment, publishConsent }: Draft, asked: Asked): FeedbackAnswer {
  const grade = (name: string) => grades[name] ?? 0;
  const hut = grades['tour.hut'];
  return {
    tour: {
      content: grade('tour.content'),
      level: grade('tour.level'),
      organisation: grade('tour.organisation'),
      ...(asked.overnight && hut && { hut }),
    },
    guides: asked.guides.flatMap((guide, index) => {
      if (!grades[`guide.${index}.safety`]) return [];
      return {
        guide: guide['@id'],
        preparation: grade(`guide.${index}.preparation`),
        safety: grade(`guide.${index}.safety`),
        communication: grade(`guide.${index}.communication`),
      };
    }),
    comment: comment.trim(),
    publishConsent: publishConsent && comment.trim() !== '',
  };
}
