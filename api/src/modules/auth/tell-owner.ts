import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/client.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { type AccountChangeFacts, accountChangeMail } from './account-change.mail.ts';
import { deviceOf } from './device.ts';

/** Whence a change came: the device as the browser names it, and the origin for links. */
export type ChangeRequest = Pick<FastifyRequest, 'headers' | 'publicOrigin'>;

export type OwnerNews = Pick<AccountChangeFacts, 'template' | 'owner' | 'title' | 'at'>;

/** Queues the mail to the owner of an account, in the transaction that changes its safety (docs/domain/accounts.md#changed-safety). */
export async function tellOwner(tx: Tx, request: ChangeRequest, news: OwnerNews): Promise<void> {
  const device = deviceOf(request.headers['user-agent']);
  const company = await readLetterhead(tx);
  await queueMail(tx, accountChangeMail({ ...news, device, company, origin: request.publicOrigin }), news.at);
}
