import twilio from 'twilio';
import type { SmsConfig } from '../../config/config.ts';
import {
  BadTextSignature,
  type TakenText,
  type TextNews,
  type TextProvider,
  TextProviderAway,
  TextRefused,
} from './text-provider.ts';
import type { ToldState } from './text-states.domain.ts';

type TwilioConfig = Extract<SmsConfig, { provider: 'twilio' }>;

const TWILIO = 'https://api.twilio.com';
const PATIENCE_MS = 10_000;
/** Messages to one number that are looked through for one of ours, the newest first. */
const LOOKED_THROUGH = 50;
/** Twilio's clock may differ from ours. */
const CLOCKS_DIFFER_MS = 60_000;

/** Statuses of https://www.twilio.com/docs/messaging/api/message-resource#message-status-values */
const STATES: Readonly<Record<string, ToldState>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** https://www.twilio.com/docs/api/errors/21610 */
const WANTS_NONE = 21_610;
/** Statuses of an account or a pace that is in disorder, which say nothing against the SMS. */
const AWAY: readonly unknown[] = [401, 403, 404, 429];
/** Nobody has heard the order. */
const UNHEARD: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out, and what people write without it. */
const STOP_WORDS = ['STOP', 'STOPP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'ENDE'];
const START_WORDS = ['START', 'UNSTOP'];

interface Failure {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Our error for an order that failed; one that is left as it is leaves open whether Twilio took it. */
function translated(error: unknown): unknown {
  const { status, code, message } = error as Failure;
  const words = `Twilio: ${String(message)}`;
  if (AWAY.includes(status) || UNHEARD.includes(code)) return new TextProviderAway(words, { cause: error });
  if (typeof status !== 'number' || status < 400 || status >= 500 || status === 408) return error;
  return new TextRefused(words, { cause: error, optedOut: code === WANTS_NONE });
}

/** Twilio's client with an address that stands in for Twilio's. */
function clientOf({ accountSid, authToken, url }: TwilioConfig) {
  // An order is never made again by itself: nothing tells Twilio that it is the same.
  const options = { timeout: PATIENCE_MS, autoRetry: false };
  const httpClient = new twilio.RequestClient(options);
  if (url !== null) {
    const request = httpClient.request.bind(httpClient);
    httpClient.request = (asked) => request({ ...asked, uri: asked.uri.replace(TWILIO, url) });
  }
  return twilio(accountSid, authToken, { ...options, httpClient });
}

interface Message {
  readonly sid: string;
  readonly status: string;
  readonly errorCode: number | null;
  readonly errorMessage: string | null;
}

const failureOf = (code: unknown, message: string | null) =>
  `Twilio: ${message || 'nicht zugestellt'}${code ? ` (${String(code)})` : ''}`;

function takenOf({ sid, status, errorCode, errorMessage }: Message): TakenText {
  const state = STATES[status] ?? 'sent';
  return { externalId: sid, state, failure: state === 'failed' ? failureOf(errorCode, errorMessage) : null };
}

function newsOf(form: Readonly<Record<string, string>>, orderId: string | null): TextNews | null {
  const { MessageSid = '', MessageStatus = '', ErrorCode, Body = '', From = '', OptOutType } = form;
  const state = STATES[MessageStatus];
  if (orderId && MessageSid && state) {
    const failure = state === 'failed' ? failureOf(ErrorCode, null) : null;
    return { kind: 'state', orderId, externalId: MessageSid, state, failure };
  }
  const word = OptOutType ?? Body.trim().toUpperCase();
  if (From && STOP_WORDS.includes(word)) return { kind: 'opt-out', phone: From };
  return From && START_WORDS.includes(word) ? { kind: 'opt-in', phone: From } : null;
}

const senderOf = (sender: string) =>
  sender.startsWith('MG') && sender.length === 34 ? { messagingServiceSid: sender } : { from: sender };

/** Twilio: https://www.twilio.com/docs/messaging/api/message-resource */
export function createTwilioProvider(config: TwilioConfig, origin: string): TextProvider {
  const client = clientOf(config);
  return {
    name: 'twilio',
    async send({ id, to, text }) {
      const statusCallback = `${origin}/api/webhooks/twilio?order=${id}`;
      const order = { to, body: text, statusCallback, ...senderOf(config.sender) };
      try {
        return takenOf(await client.messages.create(order));
      } catch (error) {
        throw translated(error);
      }
    },
    async find({ to, text }, since, others) {
      const earliest = since.getTime() - CLOCKS_DIFFER_MS;
      try {
        const messages = await client.messages.list({ to, limit: LOOKED_THROUGH });
        const ours = messages.find(
          ({ sid, body, dateCreated }) =>
            body === text && dateCreated.getTime() >= earliest && !others.includes(sid),
        );
        return ours ? takenOf(ours) : null;
      } catch (cause) {
        throw new TextProviderAway(`Twilio: ${String((cause as Failure).message)}`, { cause });
      }
    },
    readWebhook({ url, form, signature }) {
      if (!twilio.validateRequest(config.authToken, signature, url, form)) throw new BadTextSignature();
      return newsOf(form, new URL(url).searchParams.get('order'));
    },
  };
}
