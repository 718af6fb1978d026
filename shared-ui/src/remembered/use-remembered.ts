import type { RememberedEventResponse } from '@firn/shared-contracts/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useSession, useShell, whileSending } from '../remote/index.ts';
import { idsOf, keepEvents, keptEvents, keptText, onKeptEvents } from './kept-events.ts';
import { forgetRemembered, rememberEvent, rememberedQuery } from './remembered.queries.ts';

interface RememberedEvent {
  /** Null until it is known: on the server, and while the list loads or where it did not come. */
  readonly isRemembered: boolean | null;
  readonly isSending: boolean;
  /** Puts the event on the list, with the mails of an account or without, or takes it off. @throws what the API refuses; an error where the browser keeps nothing. */
  readonly toggle: (mails?: boolean) => Promise<void>;
}

/** The server does not know what the browser keeps. */
const UNKNOWN = () => null;

function useKept(eventId: string): boolean | null {
  const text = useSyncExternalStore<string | null>(onKeptEvents, keptText, UNKNOWN);
  return text === null ? null : idsOf(text).includes(eventId);
}

function toggleKept(eventId: string): void {
  const kept = keptEvents();
  const others = kept.filter((id) => id !== eventId);
  const next = others.length < kept.length ? others : [eventId, ...kept];
  if (!keepEvents(next)) throw new Error('This browser stores nothing.');
}

/** Whether an event is on the Merkliste: of the account, or of this browser before the login. */
export function useRememberedEvent(eventId: string): RememberedEvent {
  const { api } = useShell();
  const { user } = useSession();
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const kept = useKept(eventId);
  const query = rememberedQuery(api, user?.id ?? '');
  const list = useQuery({ ...query, enabled: user !== null && kept !== null });
  const entry = list.data?.find(({ event }) => event.id === eventId);
  const show = (change: (entries: readonly RememberedEventResponse[]) => RememberedEventResponse[]) =>
    client.setQueryData(query.queryKey, (entries: readonly RememberedEventResponse[] = []) =>
      change(entries),
    );

  async function toggle(mails = false) {
    if (!user) return toggleKept(eventId);
    setIsSending(true);
    try {
      if (entry) {
        await whileSending(forgetRemembered(api, entry));
        show((entries) => entries.filter(({ id }) => id !== entry.id));
      } else {
        const added = await whileSending(rememberEvent(api, eventId, mails));
        show((entries) => [added, ...entries.filter(({ id }) => id !== added.id)]);
      }
    } finally {
      setIsSending(false);
    }
  }

  const ofAccount = list.data ? entry !== undefined : null;
  return { isRemembered: user ? ofAccount : kept, isSending, toggle };
}
