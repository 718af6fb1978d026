export { answerNewsletter } from './answer-newsletter.ts';
export { endImported, subscribeImported } from './imported-consents.repository.ts';
export { NEWSLETTER_MAIL_TEXTS } from './newsletter.mail-samples.ts';
export {
  listSubscriptionIds,
  readSubscriptionFilter,
  SUBSCRIPTION_FILTERS,
  type SubscriptionFilter,
} from './newsletter.read-model.ts';
export { forgetUnconfirmed, subscribeProven } from './newsletter.repository.ts';
export { newsletterModule } from './newsletter.routes.ts';
