import type { FastifyRequest } from 'fastify';
import type { Order } from '../changes/registry-changes.ts';
import type { GatewayServices } from '../setup/services.ts';

/** Who asks for a change, when and why. Throws a Refusal 401, 403 or 503. */
export async function orderOf(
  { access, now }: Pick<GatewayServices, 'access' | 'now'>,
  request: FastifyRequest,
  remote: string,
  reason: string | null = null,
): Promise<Order> {
  const { actor, remote: scope } = await access.authorise(request, remote);
  return { actor, scope, at: now().toISOString(), reason };
}
