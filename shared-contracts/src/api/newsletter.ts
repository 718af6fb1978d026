import { type Static, Type } from 'typebox';
import { emailAddress } from './accounts.ts';
import { captchaToken } from './captcha.ts';
import { Instant, Nullable, resource, strings } from './hydra.ts';
import { writeSchema } from './write.ts';

export const NEWSLETTER_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** What people are filtered by: `none` for who never ordered it. */
export const NEWSLETTER_FILTERS = [...NEWSLETTER_STATES, 'none'] as const;
export type NewsletterFilter = (typeof NEWSLETTER_FILTERS)[number];

/** `POST /api/newsletter_subscriptions`: 202, whether or not the address is known; also without an account. */
export const NewsletterRequest = writeSchema('NewsletterRequest', {
  email: emailAddress,
  captcha: Type.Optional(captchaToken),
});
export type NewsletterRequest = Static<typeof NewsletterRequest>;

/** `POST /api/newsletter_subscriptions/confirm`: 200; 410 for a code that was used or is older than 7 days. */
export const NewsletterConfirmed = Type.Object(
  { '@type': Type.Literal('NewsletterConfirmed'), email: Type.String() },
  { $id: 'NewsletterConfirmed' },
);
export type NewsletterConfirmed = Static<typeof NewsletterConfirmed>;

export const OWN_NEWSLETTER_STATES = ['none', 'pending', 'subscribed'] as const;

/**
 * `GET /api/me/newsletter`: what one's own address has; `none` also where it was left. `PUT` answers the same. An account
 * has proven its address, so nothing has to be confirmed.
 */
export const OwnNewsletterResponse = Type.Object(
  {
    '@id': Type.Literal('/api/me/newsletter'),
    '@type': Type.Literal('OwnNewsletter'),
    state: strings(OWN_NEWSLETTER_STATES),
  },
  { $id: 'OwnNewsletter' },
);
export type OwnNewsletterResponse = Static<typeof OwnNewsletterResponse>;

/** `PUT /api/me/newsletter` */
export const OwnNewsletterRequest = writeSchema('OwnNewsletterRequest', { subscribed: Type.Boolean() });
export type OwnNewsletterRequest = Static<typeof OwnNewsletterRequest>;

/** `GET /api/newsletter_subscriptions`, for the office, with the proof of the consent. */
export const NewsletterSubscriptionResponse = Type.Object(
  {
    ...resource,
    email: Type.String(),
    state: strings(NEWSLETTER_STATES),
    textVersion: Type.String(),
    requestedAt: Instant,
    /** Network address (an IPv4 address, or the /64 of an IPv6 one) of the request and of the confirmation. */
    requestedFrom: Type.String(),
    confirmedAt: Nullable(Instant),
    confirmedFrom: Nullable(Type.String()),
    unsubscribedAt: Nullable(Instant),
  },
  { $id: 'NewsletterSubscription' },
);
export type NewsletterSubscriptionResponse = Static<typeof NewsletterSubscriptionResponse>;
