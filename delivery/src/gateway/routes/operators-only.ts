import { RELEASE_NAME_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyRequest } from 'fastify';
import type { GatewayServices } from '../setup/services.ts';

const NAME = new RegExp(RELEASE_NAME_PATTERN);

type Access = Pick<GatewayServices, 'access'>;
/** For `onRequest`: before the body is read and checked. Throws a Refusal 401, 403 or 503. */
type Check = (request: FastifyRequest) => Promise<void>;

/** Lets operators through, whatever they may change: strangers are not told how a request should look. */
export function operatorsOnly({ access }: Access): Check {
  return async (request) => void (await access.identify(request));
}

/** Lets those through who may change the remote in the address. */
export function operatorsOfRemote({ access }: Access): Check {
  return async (request) => {
    const { remote } = request.params as { readonly remote: string };
    // An address without a possible name is refused when it is checked; it must not get into the audit log.
    await (NAME.test(remote) ? access.authorise(request, remote) : access.identify(request));
  };
}

/** Lets those through who may change every remote. */
export function operatorsOfAll({ access }: Access): Check {
  return async (request) => void (await access.authorise(request, '*'));
}
