import { normalisePhone, type PrivateRequestCreate, privateTourPath } from '@firn/shared-contracts/api';
import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { idOf, iri } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { recordStateChange } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { bookedTooOften } from '../bookings/index.ts';
import { type OnceDeps, type OnceRequest, runOnce, type StoredAnswer } from '../idempotency-keys/index.ts';
import { type MailSettings, queueMail, readLetterhead } from '../outbox/index.ts';
import { privateReceivedMail } from './private-requests.mails.ts';
import { findAskableOffer, findRequest } from './private-requests.read-model.ts';
import { countSince, insertRequest, lockSource } from './private-requests.repository.ts';

/** Who asks for a tour of one's own. */
export interface AskedPrivately {
  readonly body: PrivateRequestCreate;
  /** The account of the visitor; null for a guest. */
  readonly actor: Actor | null;
  readonly network: string;
  /** Where links in mails lead. */
  readonly origin: string;
}

const HOUR_MS = 3_600_000;
/** Days ahead that somebody may wish for. */
const LONGEST_WISH_DAYS = 730;

function wishViolations({ from, to, phone }: PrivateRequestCreate, now: Date): Violation[] {
  const today = zurichDate(now);
  const wrong = (propertyPath: string, message: string) => [{ propertyPath, message }];
  return [
    ...(from <= today ? wrong('from', 'Bitte wähle einen Tag, der noch kommt.') : []),
    ...(to < from ? wrong('to', 'Bitte wähle einen Tag, der nicht vor dem ersten liegt.') : []),
    ...(to > addDays(today, LONGEST_WISH_DAYS)
      ? wrong('to', 'Bitte wähle Tage in den nächsten zwei Jahren.')
      : []),
    ...(normalisePhone(phone)
      ? []
      : wrong('phone', 'Bitte gib eine gültige Telefonnummer an, zum Beispiel 079 123 45 67.')),
  ];
}

/** @throws 404 for an offer that guests do not see, or may not ask for. */
async function requireAskableOffer(tx: Tx, id: string) {
  const offer = await findAskableOffer(tx, id);
  if (!offer) throw notFound('Diese Tour führen wir nicht privat durch.');
  return offer;
}

/** As bookings without an account are: no more than usual of one network or for one address. @throws 429. */
async function requireUsual(
  tx: Tx,
  { network, body }: AskedPrivately,
  { bookingsPerNetworkPerHour, bookingsPerEmailPerHour, phone }: MailSettings,
  now: Date,
): Promise<void> {
  const email = body.email.toLowerCase();
  await lockSource(tx, network, email);
  const since = new Date(now.getTime() - HOUR_MS);
  const sent = await countSince(tx, { network, email }, since);
  if (sent.network >= bookingsPerNetworkPerHour || sent.email >= bookingsPerEmailPerHour)
    throw bookedTooOften(HOUR_MS / 1000, phone);
}

async function write(tx: Tx, asked: AskedPrivately, now: Date): Promise<string> {
  const { body, actor, network, origin } = asked;
  const settings = await readLetterhead(tx);
  const offer = await requireAskableOffer(tx, idOf('offers', body.offer) ?? '');
  if (!actor) await requireUsual(tx, asked, settings, now);
  const { offer: _offer, email, phone, ...wish } = body;
  const token = newToken();
  const id = await insertRequest(tx, {
    ...wish,
    offerId: offer.id,
    email: email.toLowerCase(),
    phone: normalisePhone(phone) ?? phone,
    tokenHash: hashToken(token),
    network,
    createdAt: now,
  });
  await recordStateChange(tx, {
    entity: 'private_request',
    entityId: id,
    from: null,
    to: 'new',
    actor,
    at: now,
  });
  const request = { ...wish, title: offer.title };
  const link = `${origin}${privateTourPath(token)}`;
  const mail = privateReceivedMail({ request, link, company: settings });
  const envelope = {
    template: 'private_request_received',
    recipient: email.toLowerCase(),
    about: iri('private_requests', id),
  };
  await queueMail(tx, { ...mail, ...envelope }, now);
  return id;
}

/**
 * Takes a wish, once per idempotency key. The answer has no token: it goes to the address alone.
 * @throws 404, 422 naming the fields, 429.
 */
export function askPrivately(
  deps: OnceDeps,
  asked: AskedPrivately,
  once: OnceRequest,
): Promise<StoredAnswer> {
  return runOnce(deps, once, async (keep) => {
    const now = deps.clock();
    const violations = wishViolations(asked.body, now);
    if (violations.length > 0) throw invalid(violations);
    return deps.db.transaction(async (tx) => {
      const request = await findRequest(tx, await write(tx, asked, now));
      if (!request) throw notFound();
      const answer = { status: 201, body: request };
      await keep(tx, answer);
      return answer;
    });
  });
}
