import type { DeliveryAction } from '@firn/shared-contracts/delivery';
import type { FastifyRequest } from 'fastify';
import type { RegistryStore } from '../../registry/registry-store.ts';
import type { OpsIdentity } from '../../tokens/ops-tokens.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The most keys remembered. */
const MAX_KEYS = 1000;
/** An attacker with a whole IPv6 network has plenty of addresses. */
const ROWS_PER_MINUTE = 60;

export interface OpsAuditOptions {
  readonly registry: Pick<RegistryStore, 'note'>;
  now(): Date;
  onError(error: unknown): void;
}

/** Rows about tokens that changed nothing. Rate-limited, so that nobody can fill the disk with them. */
export interface OpsAudit {
  /** A token that is unknown or not for this remote. */
  refused(request: FastifyRequest, actor: string, remote: string): Promise<void>;
  /** A token that reads. */
  read(request: FastifyRequest, identity: OpsIdentity): Promise<void>;
  /** A change that a token was allowed to make but that was not made. */
  failed(request: FastifyRequest, identity: OpsIdentity, status: number): Promise<void>;
}

/** Lets each key through once per interval, and `ROWS_PER_MINUTE` keys per minute. */
function createLimit(interval: number, now: () => Date): (key: string) => boolean {
  const seen = new Map<string, number>();
  let minute = 0;
  let rows = 0;
  return (key) => {
    const at = now().getTime();
    if (Math.floor(at / MINUTE) !== minute) {
      minute = Math.floor(at / MINUTE);
      rows = 0;
    }
    if (rows >= ROWS_PER_MINUTE) return false;
    const last = seen.get(key);
    if (last !== undefined && at - last < interval) return false;
    rows += 1;
    seen.delete(key);
    seen.set(key, at);
    const [oldest] = seen.keys();
    if (seen.size > MAX_KEYS && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}

/** The path without its query, which may hold anything. */
function wayOf({ method, url }: FastifyRequest): string {
  return `${method} ${url.split('?', 1)[0]?.slice(0, 200)}`;
}

export function createOpsAudit({ registry, now, onError }: OpsAuditOptions): OpsAudit {
  const mayNoteRefusal = createLimit(MINUTE, now);
  const mayNoteFailure = createLimit(MINUTE, now);
  const mayNoteRead = createLimit(HOUR, now);

  /** Resolves even when the store is down: the request must not depend on this row. */
  async function note(action: DeliveryAction, actor: string, remote: string, reason: string): Promise<void> {
    const at = now().toISOString();
    try {
      await registry.note({ at, actor, action, remote, version: null, from: null, to: null, reason });
    } catch (error) {
      onError(error);
    }
  }

  return {
    async refused(request, actor, remote) {
      if (!mayNoteRefusal(request.ip)) return;
      await note('token-refused', actor, remote, `${wayOf(request)} from ${request.ip}`);
    },
    async read(request, { actor, remote, tokenId }) {
      if (tokenId === null || !mayNoteRead(tokenId)) return;
      await note('token-use', actor, remote, wayOf(request));
    },
    async failed(request, { actor, remote, tokenId }, status) {
      // A person with a session used no token.
      if (request.headers.authorization === undefined) return;
      // The token of `FIRN_OPS_TOKEN` has no id.
      if (!mayNoteFailure(tokenId ?? actor)) return;
      await note('token-use', actor, remote, `${wayOf(request)} answered ${status}`);
    },
  };
}
