export { dueFeedbackRequests } from './due-feedback-requests.ts';
export { FEEDBACK_MAIL_TEXTS } from './feedback.mails.ts';
export { type FeedbackFilter, feedbackFilters, readFeedbackFilter } from './feedback-filter.ts';
export { listFeedbackIds, readFeedbacks } from './feedbacks.read-model.ts';
export { feedbacksModule } from './feedbacks.routes.ts';
export { dueFeedbackLinks, forgetFeedback } from './forget-feedback.repository.ts';
