import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NOW } from '../../../test/build-test-app.ts';
import { startTwilio, type TwilioTwin } from '../../../test/twilio-twin.ts';
import { createFolderProvider } from './folder-provider.ts';
import { BadTextSignature, type TextProvider, TextProviderAway, TextRefused } from './text-provider.ts';
import { createTwilioProvider } from './twilio-provider.ts';

const ORIGIN = 'https://firn.example';

let twin: TwilioTwin;
let folder: string;
beforeEach(async () => {
  twin = await startTwilio(() => NOW);
  folder = await mkdtemp(join(tmpdir(), 'firn-sms-'));
});
afterEach(async () => {
  await twin.close();
  await rm(folder, { recursive: true });
});

const twilioConfig = () => ({
  provider: 'twilio' as const,
  accountSid: twin.accountSid,
  authToken: twin.authToken,
  sender: '+41790000000',
  url: twin.url,
});

const PROVIDERS: Readonly<Record<string, { make: () => TextProvider; kept: () => Promise<number> }>> = {
  twilio: {
    make: () => createTwilioProvider(twilioConfig(), ORIGIN),
    kept: async () => twin.messages.length,
  },
  file: {
    make: () => createFolderProvider(folder),
    kept: async () => (await readdir(folder)).length,
  },
};

const anOrder = () => ({ id: randomUUID(), to: '+41791234567', text: 'Wir starten um 07:30. Grüsse {}' });

describe.each(Object.entries(PROVIDERS))('%s', (_name, { make, kept }) => {
  test('takes an order, and finds it again by its words', async () => {
    const provider = make();
    const order = anOrder();
    const taken = await provider.send(order);
    expect(taken).toMatchObject({ externalId: expect.any(String), failure: null });
    expect(await kept()).toBe(1);
    expect(await provider.find(order, NOW, [])).toMatchObject({ externalId: taken.externalId });
  });

  test('finds none that it never had', async () => {
    expect(await make().find(anOrder(), NOW, [])).toBeNull();
  });

  test('is not believed without a signature', () => {
    const call = { url: `${ORIGIN}/api/webhooks/twilio`, form: { From: '+41791234567', Body: 'STOP' } };
    expect(() => make().readWebhook({ ...call, signature: 'x' })).toThrow(BadTextSignature);
  });
});

describe('Twilio', () => {
  const provider = () => createTwilioProvider(twilioConfig(), ORIGIN);

  test('is told who writes what to whom, and where it tells what became of it', async () => {
    const order = anOrder();
    await provider().send(order);
    expect(twin.messages).toEqual([
      expect.objectContaining({
        to: order.to,
        from: '+41790000000',
        body: order.text,
        status_callback: `${ORIGIN}/api/webhooks/twilio?order=${order.id}`,
      }),
    ]);
  });

  test.each([
    ['refuses', TextRefused, { optedOut: false }],
    ['wants-none', TextRefused, { optedOut: true }],
    ['busy', TextProviderAway, {}],
  ] as const)('that %s is told apart', async (mood, kind, has) => {
    twin.behave(mood);
    const error = await provider()
      .send(anOrder())
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject(has);
  });

  test('with a wrong token is away, and says nothing against the SMS', async () => {
    const stranger = createTwilioProvider({ ...twilioConfig(), authToken: 'another-auth-token' }, ORIGIN);
    await expect(stranger.send(anOrder())).rejects.toThrow(TextProviderAway);
  });

  test('that nobody can reach has taken nothing', async () => {
    const elsewhere = { ...twilioConfig(), url: 'http://127.0.0.1:9' };
    await expect(createTwilioProvider(elsewhere, ORIGIN).send(anOrder())).rejects.toThrow(TextProviderAway);
  });

  test.each(['down', 'answers-late', 'never-took-it'] as const)('that is %s leaves it open', async (mood) => {
    twin.behave(mood);
    const error = await provider()
      .send(anOrder())
      .catch((thrown: unknown) => thrown);
    expect([error instanceof TextRefused, error instanceof TextProviderAway]).toEqual([false, false]);
    expect(error).toBeInstanceOf(Error);
  });

  test('does not give an order that is another’s, of before, or with other words', async () => {
    const order = anOrder();
    const { externalId } = await provider().send(order);
    const find = (text: string, since: Date, others: string[]) =>
      provider().find({ ...order, text }, since, others);
    expect(await find(order.text, NOW, [externalId])).toBeNull();
    expect(await find('Andere Worte', NOW, [])).toBeNull();
    expect(await find(order.text, new Date(NOW.getTime() + 3_600_000), [])).toBeNull();
    expect(await find(order.text, NOW, ['SM0'])).toMatchObject({ externalId });
  });

  const read = ({ url, payload, headers }: ReturnType<TwilioTwin['tell']>) =>
    provider().readWebhook({
      url,
      form: Object.fromEntries(new URLSearchParams(payload)),
      signature: headers['x-twilio-signature'] ?? '',
    });

  test.each([
    ['sent', 'sent', null],
    ['delivered', 'delivered', null],
    ['undelivered', 'failed', 'Twilio: nicht zugestellt (30003)'],
    ['failed', 'failed', 'Twilio: nicht zugestellt (30003)'],
  ])('tells %s', async (status, state, failure) => {
    const order = anOrder();
    const { externalId } = await provider().send(order);
    const [message] = twin.messages;
    if (!message) throw new Error('no message');
    expect(read(twin.tell(message, status, '30003'))).toEqual({
      kind: 'state',
      orderId: order.id,
      externalId,
      state,
      failure,
    });
  });

  test.each([
    ['STOP', { kind: 'opt-out', phone: '+41791234567' }],
    [' stopp ', { kind: 'opt-out', phone: '+41791234567' }],
    ['Start', { kind: 'opt-in', phone: '+41791234567' }],
    ['Danke, bis morgen!', null],
  ])('passes on the answer %s', (body, news) => {
    expect(read(twin.write(`${ORIGIN}/api/webhooks/twilio`, '+41791234567', body))).toEqual(news);
  });

  test('signs its address and its words', () => {
    const call = twin.write(`${ORIGIN}/api/webhooks/twilio`, '+41791234567', 'STOP');
    expect(() => read({ ...call, url: `${ORIGIN}/api/webhooks/twilio?order=1` })).toThrow(BadTextSignature);
    expect(() => read({ ...call, payload: `${call.payload}&To=1` })).toThrow(BadTextSignature);
  });
});
