import { useEffect, useState } from 'react';
import { useSession, useShell } from '../remote/shell-context.tsx';

/** Without data and without failure the API has not answered yet. */
export interface Answer<Body> {
  readonly data: Body | null;
  readonly isFailed: boolean;
  readonly ask: () => void;
}

interface Kept<Body> {
  readonly question: string;
  readonly data: Body | null;
}

/**
 * An extension has no query client, so this asks `GET address` once for each address and visitor, and again by `ask`.
 * Without an address it asks for nothing. No toast tells a failure: the extension shows it, or does without.
 */
export function useAnswer<Body>(address: string | null): Answer<Body> {
  const { api } = useShell();
  const { user } = useSession();
  const [times, setTimes] = useState(0);
  const [kept, setKept] = useState<Kept<Body> | null>(null);
  const question = `${times} ${user?.iri} ${address}`;
  useEffect(() => {
    if (address === null) return;
    const stop = new AbortController();
    const keep = (data: Body | null) => {
      if (!stop.signal.aborted) setKept({ question, data });
    };
    api.get<Body>(address, { signal: stop.signal, quiet: true }).then(keep, () => keep(null));
    return () => stop.abort();
  }, [api, address, question]);
  const answer = kept?.question === question ? kept : null;
  return {
    data: answer?.data ?? null,
    isFailed: answer?.data === null,
    ask: () => setTimes((before) => before + 1),
  };
}
