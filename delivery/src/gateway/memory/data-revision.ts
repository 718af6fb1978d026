import { setTimeout } from 'node:timers/promises';
import type { ApiGateway } from '../http/api-gateway.ts';

/** The longest a page waits for the answer (ms): after that it is drawn, which needs no revision. */
const PATIENCE = 500;

/** Names the state of the data that an anonymous visitor reads now (docs/domain/queries.md#revision); null where nobody can. */
export type DataRevision = () => Promise<string | null>;

async function ask(api: ApiGateway): Promise<string | null> {
  try {
    const { body } = await api.get<{ readonly revision?: unknown }>('/api/revision');
    return typeof body.revision === 'string' ? body.revision : null;
  } catch {
    return null;
  }
}

/** Asks the API once for all who want to know at the same time, and never answers with what was read before one asked. */
export function createDataRevision(api: ApiGateway): DataRevision {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<string | null> | null = null;

  async function askAfterwards(before: Promise<unknown>): Promise<string | null> {
    // An answer under way may have been read before this page was asked for.
    await before;
    next = null;
    const asked = Promise.race([ask(api), setTimeout(PATIENCE, null, { ref: false })]);
    underWay = asked;
    return asked;
  }

  return () => {
    next ??= askAfterwards(underWay);
    return next;
  };
}
