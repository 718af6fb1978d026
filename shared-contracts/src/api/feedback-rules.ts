/** Criteria that people rate, from 1 to 5; 5 is the best (docs/domain/feedback.md). */
export const TOUR_CRITERIA = ['content', 'level', 'organisation', 'hut'] as const;
export type TourCriterion = (typeof TOUR_CRITERIA)[number];

export const GUIDE_CRITERIA = ['preparation', 'safety', 'communication'] as const;

export const GRADES = [1, 2, 3, 4, 5] as const;

export const LONGEST_FEEDBACK_TEXT = 2000;

/** Guides read their figures from so many voices on (docs/domain/feedback.md#what-guides-read). */
export const VOICES_FOR_GUIDES = 3;
/** The website says an average from so many voices on (docs/domain/feedback.md#published-voices). */
export const VOICES_FOR_PUBLIC = 5;

/** The office's work on an answer, still to do or done. */
export const FEEDBACK_WORK = ['to_reply', 'to_publish', 'published'] as const;
export type FeedbackWork = (typeof FEEDBACK_WORK)[number];

export const FEEDBACK_PROBLEMS = {
  /** 409: this person has answered already. */
  answered: '/problems/feedback-answered',
  /** 410: the 60 days are over. */
  closed: '/problems/feedback-closed',
} as const;

/** The page that a link of a mail opens. */
export const feedbackPath = (token: string): string => `/rueckmeldung/${encodeURIComponent(token)}`;
