export { dueFeedbackRequests } from './due-feedback-requests.ts';
export { FEEDBACK_MAIL_TEXTS } from './feedback.mails.ts';
export { feedbacksModule } from './feedbacks.routes.ts';
export { forgetFeedback } from './forget-feedback.repository.ts';
