import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Receiver, startReceiver } from '../../../test/webhook-receiver.ts';
import { receiverCaller } from './call-receiver.ts';
import { isCallable } from './public-address.ts';

let inner: Receiver;
beforeAll(async () => {
  inner = await startReceiver();
});
beforeEach(() => inner.forget());
afterAll(() => inner.close());

const found =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
const call = (url: string) => ({ url, headers: {}, body: '{}' });
const named = (name: string) => inner.url.replace('127.0.0.1', name);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'partner.example',
])('%s is not called', (address) => {
  expect(isCallable(address, { allowsLoopback: false })).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2a00:1450:4001:800::200e'])(
  '%s is',
  (address) => {
    expect(isCallable(address, { allowsLoopback: false })).toBe(true);
  },
);

test('of private ranges, tests open loopback alone', () => {
  const callable = (address: string) => isCallable(address, { allowsLoopback: true });
  expect(['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254'].map(callable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a name that leads to this machine is not called, and without the guard it would be', async () => {
  const resolve = found('127.0.0.1');
  const guarded = receiverCaller({ allowsLoopback: false, resolve });
  await expect(guarded(call(named('partner.example')))).rejects.toMatchObject({ failure: 'address' });
  await expect(guarded(call(inner.url))).rejects.toMatchObject({ failure: 'address' });
  expect(inner.calls).toHaveLength(0);
  const open = receiverCaller({ allowsLoopback: true, resolve });
  expect(await open(call(named('partner.example')))).toMatchObject({ status: 204 });
  expect(inner.calls).toHaveLength(1);
});

test('one private address beside public ones is enough to refuse a name', async () => {
  const caller = receiverCaller({ allowsLoopback: false, resolve: found('8.8.8.8', '10.0.0.1') });
  await expect(caller(call('https://partner.example'))).rejects.toMatchObject({ failure: 'address' });
});

test('the name is asked once: what it leads to later is not called', async () => {
  const answers = ['127.0.0.1', '10.0.0.1'];
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return found(answers[asked.length - 1] ?? '')();
  };
  await receiverCaller({ allowsLoopback: true, resolve })(call(named('partner.example')));
  expect(asked).toEqual(['partner.example']);
  expect(inner.calls[0]?.headers.host).toBe(new URL(named('partner.example')).host);
});

test('a name that is not found and a server that is away are unreachable', async () => {
  const unknown = async () => {
    throw new Error('ENOTFOUND');
  };
  const caller = receiverCaller({ allowsLoopback: true, resolve: unknown });
  await expect(caller(call('https://partner.example'))).rejects.toMatchObject({ failure: 'unreachable' });
  inner.answerWith(null);
  const plain = receiverCaller({ allowsLoopback: true });
  await expect(plain(call(inner.url))).rejects.toMatchObject({ failure: 'unreachable' });
});

test('who does not answer in time is left, and so is a name that takes too long', async () => {
  const silent: Server = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const hasty = receiverCaller({ allowsLoopback: true, patienceMs: 20 });
  await expect(hasty(call(url))).rejects.toMatchObject({ failure: 'timeout' });
  const never = receiverCaller({
    allowsLoopback: true,
    patienceMs: 20,
    resolve: () => new Promise(() => {}),
  });
  await expect(never(call(url))).rejects.toMatchObject({ failure: 'timeout' });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test('of a long answer no more is read than is shown', async () => {
  const endless: Server = createServer((_request, reply) => {
    reply.writeHead(200);
    const more = (): void => {
      while (reply.write('y'.repeat(10_000)));
    };
    reply.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  const answer = await receiverCaller({ allowsLoopback: true })(call(url));
  expect(answer).toEqual({ status: 200, body: 'y'.repeat(2000) });
  endless.closeAllConnections();
  await new Promise((resolve) => endless.close(resolve));
});
