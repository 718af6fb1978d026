export { answerNewsletter } from './answer-newsletter.ts';
export { forgetUnconfirmed, subscribeProven } from './newsletter.repository.ts';
export { newsletterModule } from './newsletter.routes.ts';
