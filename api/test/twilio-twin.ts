import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Shape of https://www.twilio.com/docs/messaging/api/message-resource, as far as anybody here reads it. */
interface Message {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly date_created: string;
  readonly status_callback: string;
  status: string;
}

/** The behaviour of the twin on the next orders. */
export type Mood = 'well' | 'answers-late' | 'never-took-it' | 'down' | 'refuses' | 'wants-none' | 'busy';

export interface TwilioTwin {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** Every SMS that was taken, the oldest first. */
  readonly messages: readonly Message[];
  readonly behave: (mood: Mood) => void;
  /** Has taken nothing, and behaves well. */
  readonly forget: () => void;
  /** The form and signature of a call that tells what became of a message. */
  readonly tell: (message: Message, status: string, errorCode?: string) => SignedCall;
  /** The same of an answer to an SMS. */
  readonly write: (address: string, from: string, body: string) => SignedCall;
  readonly close: () => Promise<void>;
}

export interface SignedCall {
  readonly url: string;
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const ACCOUNT_SID = `AC${'1'.repeat(32)}`;
const AUTH_TOKEN = 'the-auth-token-of-the-twin';

const fault = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

/** https://www.twilio.com/docs/usage/security#validating-requests */
function signed(url: string, form: Readonly<Record<string, string>>): SignedCall {
  const sorted = Object.keys(form).sort();
  const text = url + sorted.map((name) => `${name}${form[name]}`).join('');
  const signature = createHmac('sha1', AUTH_TOKEN).update(text).digest('base64');
  return {
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    },
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** The messages of a twin, and what it answers. */
class Books {
  readonly messages: Message[] = [];
  mood: Mood = 'well';
  readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  order(form: URLSearchParams): Answer | null {
    if (this.mood === 'busy') return fault(429, 20_429, 'Too Many Requests');
    if (this.mood === 'down') return fault(503, 20_503, 'Service unavailable');
    if (this.mood === 'refuses') return fault(400, 21_211, "The 'To' number is not a valid phone number.");
    if (this.mood === 'wants-none') return fault(400, 21_610, 'Attempt to send to unsubscribed recipient');
    if (this.mood === 'never-took-it') return null;
    const message: Message = {
      sid: `SM${String(this.messages.length + 1).padStart(32, '0')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
      date_created: this.clock().toUTCString(),
      status_callback: form.get('StatusCallback') ?? '',
      status: 'queued',
    };
    this.messages.push(message);
    // It has taken the order, and its answer is lost.
    if (this.mood === 'answers-late') return null;
    return { status: 201, body: { ...message, error_code: null, error_message: null } };
  }

  list(to: string | null): Answer {
    const messages = this.messages.filter((message) => message.to === to).toReversed();
    return { status: 200, body: { messages, page: 0, page_size: 50, next_page_uri: null } };
  }
}

/** Speaks Twilio's HTTP, keeps state, and signs its calls as Twilio does. */
export async function startTwilio(clock: () => Date): Promise<TwilioTwin> {
  const books = new Books(clock);
  const authorization = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;
  async function answer(request: IncomingMessage): Promise<Answer | null> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://twin');
    if (request.headers.authorization !== authorization) return fault(401, 20_003, 'Authenticate');
    if (pathname !== `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`)
      return fault(404, 20_404, 'The requested resource was not found');
    if (request.method === 'POST') return books.order(await formOf(request));
    return books.mood === 'down'
      ? fault(503, 20_503, 'Service unavailable')
      : books.list(searchParams.get('To'));
  }
  const server = createServer((request, response) => {
    void answer(request).then((made) => {
      if (!made) return request.socket.destroy();
      response.writeHead(made.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(made.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountSid: ACCOUNT_SID,
    authToken: AUTH_TOKEN,
    messages: books.messages,
    behave: (mood) => {
      books.mood = mood;
    },
    forget: () => {
      books.messages.length = 0;
      books.mood = 'well';
    },
    tell: ({ sid, to, from, status_callback }, status, errorCode) =>
      signed(status_callback, {
        AccountSid: ACCOUNT_SID,
        MessageSid: sid,
        MessageStatus: status,
        To: to,
        From: from,
        ...(errorCode && { ErrorCode: errorCode }),
      }),
    write: (address, from, body) =>
      signed(address, {
        AccountSid: ACCOUNT_SID,
        MessageSid: 'SMin',
        From: from,
        To: '+41790000000',
        Body: body,
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
