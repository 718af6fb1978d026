import { iri } from '../../lib/iri.ts';
import type { AnswerMailRequest } from '../mail-requests/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { awaitConfirmation, issueCode } from './newsletter.repository.ts';
import { newsletterConfirmMail } from './newsletter-confirm.mail.ts';

/** Asks the owner of an address to confirm, unless it has the newsletter (docs/domain/accounts.md#newsletter). */
export const answerNewsletter: AnswerMailRequest = async (tx, request, { origin, at }) => {
  const { email, network } = request;
  const consent = { email, requestedAt: request.at, requestedFrom: network };
  const subscription = await awaitConfirmation(tx, consent);
  if (!subscription) return;
  const { code, expiresAt } = await issueCode(tx, subscription, at);
  const { unsubscribeToken } = subscription;
  const mail = newsletterConfirmMail({
    until: expiresAt,
    link: `${origin}/register/confirm-newsletter/${code}`,
    wayOut: `${origin}/register/newsletter/${unsubscribeToken}`,
    company: await readLetterhead(tx),
  });
  const envelope = {
    template: 'newsletter_confirm',
    recipient: email,
    about: iri('newsletter_subscriptions', subscription.id),
    unsubscribeUrl: `${origin}/api/newsletter_subscriptions/${unsubscribeToken}`,
  };
  await queueMail(tx, { ...mail, ...envelope }, at);
};
