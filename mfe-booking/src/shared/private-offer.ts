import type { ShellServices } from '@firn/shared-contracts/shell';

const keyOf = (eventId: string) => `private-offer/${eventId}`;

/** The secret of the offer of a private event, as long as the tab is open: the form books with it. */
export function loadPrivateOffer({ drafts }: Pick<ShellServices, 'drafts'>, eventId: string): string | null {
  const kept = drafts.load(keyOf(eventId)) as { readonly token?: unknown } | null;
  return typeof kept?.token === 'string' ? kept.token : null;
}

export const keepPrivateOffer = (
  { drafts }: Pick<ShellServices, 'drafts'>,
  eventId: string,
  token: string,
): void => drafts.save(keyOf(eventId), { token });
