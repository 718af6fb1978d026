import type { RememberedEventResponse } from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { resource } from '../resource/index.ts';
import { keepEvents, keptEvents } from './kept-events.ts';

const remembered = resource('remembered_events');

/** `mails`: whether mails about it are wanted; left out, an entry that stands there stays as it is. */
export const rememberEvent = (
  api: ApiClient,
  eventId: string,
  mails?: boolean,
): Promise<RememberedEventResponse> =>
  remembered.create(api, { event: `/api/events/${eventId}`, ...(mails !== undefined && { mails }) });

export const forgetRemembered = (
  api: ApiClient,
  entry: Pick<RememberedEventResponse, '@id'>,
): Promise<void> => api.delete(entry['@id'], { quiet: true });

async function moveKept(api: ApiClient): Promise<void> {
  const kept = keptEvents();
  const left: string[] = [];
  // The oldest first, so that the newest ends up on top of the list.
  for (const id of kept.toReversed()) {
    try {
      await rememberEvent(api, id);
    } catch (error) {
      // An event that is not there any more: nobody can come back to it.
      if (!isApiError(error) || error.status !== 422) left.unshift(id);
    }
  }
  if (kept.length > 0) keepEvents(left);
}

let moving: Promise<void> | null = null;

/**
 * Moves what the browser kept into the account; what has no room there, or met no server, stays in the browser. Whoever
 * asks while it is under way waits for the same: a list that is asked for anew sends nothing twice.
 */
function mergeKept(api: ApiClient): Promise<void> {
  moving ??= moveKept(api).finally(() => {
    moving = null;
  });
  return moving;
}

interface RememberedQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<readonly RememberedEventResponse[]>;
}

/** The Merkliste of who is logged in, with what the browser kept before. */
export const rememberedQuery = (api: ApiClient, userId: string): RememberedQuery => ({
  queryKey: [...remembered.keys.lists, userId],
  async queryFn({ signal }) {
    await mergeKept(api);
    return (await remembered.readList(api, {}, { signal }))['hydra:member'];
  },
});
