import { type BookingDraftResponse, DRAFT_KEPT_DAYS } from '@firn/shared-contracts/api';
import { KEPT_DRAFTS } from '@firn/shared-contracts/domain';
import type { ApiClient, SessionUser, ShellServices } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { type BookingDraft, parseDraft } from './draft.ts';

const DAY_MS = 24 * 3_600_000;
const deviceKey = (eventId: string) => `${KEPT_DRAFTS}booking/${eventId}`;
const serverPath = (eventId: string) => `/api/me/booking_drafts/${eventId}`;

type Who = Pick<SessionUser, 'iri'> | null;

/** A browser that stores nothing keeps nothing. */
function onDevice<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

const removeFromDevice = (eventId: string) => onDevice((storage) => storage.removeItem(deviceKey(eventId)));

function saveToDevice(draft: BookingDraft, now: Date): void {
  const text = JSON.stringify({ savedAt: now.getTime(), draft });
  onDevice((storage) => storage.setItem(deviceKey(draft.eventId), text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The draft that this device has of the same visitor; one that is too old goes. */
export function loadFromDevice(eventId: string, user: Who, now: Date): BookingDraft | null {
  const text = onDevice((storage) => storage.getItem(deviceKey(eventId)));
  const kept = parsed(text ?? 'null') as { savedAt?: number; draft?: unknown } | null;
  if (!kept) return null;
  if (now.getTime() - (kept.savedAt ?? 0) > DRAFT_KEPT_DAYS * DAY_MS) {
    removeFromDevice(eventId);
    return null;
  }
  const draft = parseDraft(kept.draft);
  return draft && (draft.bookedBy ?? null) === (user?.iri ?? null) ? draft : null;
}

/** The draft that the server has of somebody with an account. */
export const keptDraftQuery = (api: ApiClient, userId: string, eventId: string) =>
  queryOptions({
    queryKey: ['booking-draft', userId, eventId],
    queryFn: async ({ signal }): Promise<BookingDraft | null> => {
      const kept = await api.get<BookingDraftResponse>(serverPath(eventId), { signal, quiet: true });
      return parseDraft(parsed(kept.content ?? 'null'));
    },
    retry: false,
    // It is another one with every field: nobody goes on with that of a moment ago.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One request after the other, so that a removal is the last. */
let sent: Promise<unknown> = Promise.resolve();
let sentContent: string | null = null;

function send(request: () => Promise<unknown>): Promise<unknown> {
  // Nobody is held up by a draft that was not kept: the tab still has it.
  sent = sent.then(request).catch(() => undefined);
  return sent;
}

/** Keeps a draft beyond the tab: for an account on the server, else on the device (docs/domain/bookings.md#drafts). */
export function keepDraft(shell: Pick<ShellServices, 'api' | 'now' | 'session'>, draft: BookingDraft): void {
  const { user, impersonator } = shell.session.get();
  if (impersonator) return;
  // The page may be gone before the server has answered.
  saveToDevice(draft, shell.now());
  const content = JSON.stringify(draft);
  if (!user || (draft.bookedBy ?? null) !== user.iri || content === sentContent) return;
  sentContent = content;
  void send(async () => {
    await shell.api.put(serverPath(draft.eventId), { content }, { quiet: true });
    if (sentContent === content) removeFromDevice(draft.eventId);
  });
}

/** After the booking was made, or where its draft was discarded. */
export function forgetKeptDraft(
  { api, session }: Pick<ShellServices, 'api' | 'session'>,
  eventId: string,
): void {
  const { user, impersonator } = session.get();
  removeFromDevice(eventId);
  sentContent = null;
  if (user && !impersonator) void send(() => api.delete(serverPath(eventId), { quiet: true }));
}
