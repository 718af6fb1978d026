import { isUuid } from '../../lib/iri.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { keepOptOut, moveText, removeOptOut } from './text-messages.repository.ts';
import type { TextNews } from './text-provider.ts';

/** Keeps what a provider tells: what became of an SMS, or that a number wants none (docs/domain/text-messages.md#opt-out). */
export async function keepNews({ db, clock }: ResourceDeps, news: TextNews): Promise<void> {
  if (news.kind === 'state') {
    if (isUuid(news.orderId)) await moveText(db, news.orderId, news, clock());
  } else if (news.kind === 'opt-out') {
    await keepOptOut(db, news.phone, null, clock());
  } else {
    await removeOptOut(db, { phone: news.phone });
  }
}
