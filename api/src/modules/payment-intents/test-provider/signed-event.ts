import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature, type Headers, type ProviderEvent } from '../provider/payment-provider.ts';

const HEADER = 'firn-test-signature';

/** A webhook as it is sent. */
export interface SignedEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const signatureOf = (body: string | Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('test-provider\n').update(body).digest();

export function signEvent(event: ProviderEvent, secret: string): SignedEvent {
  const body = JSON.stringify(event);
  const signature = signatureOf(body, secret).toString('hex');
  return { body, headers: { 'content-type': 'application/json', [HEADER]: signature } };
}

/** @throws BadSignature unless one of the secrets has signed it. */
export function openEvent(rawBody: Buffer, headers: Headers, secrets: readonly string[]): ProviderEvent {
  const given = Buffer.from(String(headers[HEADER] ?? ''), 'hex');
  const isSigned = secrets.some((secret) => {
    const expected = signatureOf(rawBody, secret);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isSigned) throw new BadSignature();
  return JSON.parse(rawBody.toString('utf8')) as ProviderEvent;
}
