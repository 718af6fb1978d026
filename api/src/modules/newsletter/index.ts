export { answerNewsletter } from './answer-newsletter.ts';
export { NEWSLETTER_MAIL_TEXTS } from './newsletter.mail-samples.ts';
export { forgetUnconfirmed, subscribeProven } from './newsletter.repository.ts';
export { newsletterModule } from './newsletter.routes.ts';
