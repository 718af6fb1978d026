import type { FastifyRequest } from 'fastify';
import type { RegistryStore } from '../../registry/registry-store.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type OpsIdentity, type OpsTokens, tokenIdOf } from '../../tokens/ops-tokens.ts';
import { tokenMissing, tokenRefused } from '../../tokens/token-sentences.ts';
import type { ApiGateway } from '../http/api-gateway.ts';
import { isWrite, operatorOf } from './operator-session.ts';
import { createOpsAudit } from './ops-audit.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Who may operate: holders of an ops token, and super admins by their session. */
export interface OpsAccess {
  /** The identity of a caller who may read. Throws a Refusal 401, 403 or 503. */
  identify(request: FastifyRequest): Promise<OpsIdentity>;
  /**
   * The identity of a caller who may change this remote: its tokens, `*` tokens, super admins. Throws a Refusal 401,
   * 403 or 503.
   */
  authorise(request: FastifyRequest, remote: string): Promise<OpsIdentity>;
  /** Called with every answer, because a refused change leaves no row of its own. Never rejects. */
  answered(request: FastifyRequest, status: number): Promise<void>;
}

export interface OpsAccessOptions {
  readonly tokens: OpsTokens;
  readonly api: ApiGateway;
  readonly registry: Pick<RegistryStore, 'note'>;
  now(): Date;
  /** Called when a row of the audit log could not be written. */
  onError(error: unknown): void;
}

export function createOpsAccess({ tokens, api, registry, now, onError }: OpsAccessOptions): OpsAccess {
  const audit = createOpsAudit({ registry, now, onError });
  /** A request's identity is needed several times, once per remote it changes. */
  const known = new WeakMap<FastifyRequest, Promise<OpsIdentity>>();
  const noted = new WeakSet<FastifyRequest>();

  async function read(request: FastifyRequest): Promise<OpsIdentity> {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      const email = await operatorOf(request, api);
      if (email !== null) return { actor: email, remote: '*', tokenId: null };
    }
    const [, token] = BEARER.exec(authorization ?? '') ?? [];
    if (!token) throw tokenMissing();
    const checked = await tokens.check(token);
    if (checked.state === 'valid') return checked.identity;
    const remote = checked.state === 'unknown' ? '*' : checked.token.remote;
    await audit.refused(request, `${checked.state} token ${tokenIdOf(token) ?? ''}`.trim(), remote);
    throw tokenRefused(checked);
  }

  function identityOf(request: FastifyRequest): Promise<OpsIdentity> {
    const identity = known.get(request) ?? read(request);
    known.set(request, identity);
    return identity;
  }

  return {
    async identify(request) {
      const identity = await identityOf(request);
      if (!isWrite(request)) await audit.read(request, identity);
      return identity;
    },
    async authorise(request, remote) {
      const identity = await identityOf(request);
      if (identity.remote === '*' || identity.remote === remote) return identity;
      noted.add(request);
      await audit.refused(request, identity.actor, remote);
      throw new Refusal(403, 'wrong-scope', `This token is for ${identity.remote}, not for ${remote}.`);
    },
    async answered(request, status) {
      if (status < 400 || !isWrite(request) || noted.has(request)) return;
      const identity = await known.get(request)?.catch(() => null);
      if (identity) await audit.failed(request, identity, status);
    },
  };
}
