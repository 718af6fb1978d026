import type { MeResponse } from '@firn/shared-contracts/api';
import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { type SessionState, sessionOf } from '@firn/shared-contracts/shell';
import type { FastifyRequest } from 'fastify';
import { STAND_IN_ME, STAND_IN_SESSION } from '../../override/stand-in-session.ts';
import { ApiFailure, type ApiGateway, forwardedHeaders, hasSession } from '../http/api-gateway.ts';

/** The visitor who requests a page. */
export interface Visitor {
  readonly session: SessionState;
  /** There is a session, and nobody could say whose it is. */
  readonly isUnknown: boolean;
  readonly csrfToken: string | null;
  /** Cookies the API renewed. */
  readonly setCookie: readonly string[];
  /** Request headers for calls to the API in the visitor's name. */
  readonly apiHeaders: Readonly<Record<string, string>>;
}

const ANONYMOUS: SessionState = { user: null, permissions: NO_PERMISSIONS, impersonator: null };
export const ANONYMOUS_VISITOR: Visitor = {
  session: ANONYMOUS,
  isUnknown: false,
  csrfToken: null,
  setCookie: [],
  apiHeaders: {},
};

/** The stand-in that opens pages for a verification; the API is never called in its name. */
export const STAND_IN_VISITOR: Visitor = {
  ...ANONYMOUS_VISITOR,
  session: STAND_IN_SESSION,
  csrfToken: STAND_IN_ME.csrfToken,
};

/**
 * Asks the API who the visitor is; without a session cookie there is nothing to ask.
 * If the API does not answer, the visitor counts as anonymous: they see less, never more.
 */
export async function readVisitor(request: FastifyRequest, api: ApiGateway): Promise<Visitor> {
  const { cookie } = request.headers;
  const forwarded = forwardedHeaders(request);
  if (!hasSession(cookie)) {
    return { ...ANONYMOUS_VISITOR, apiHeaders: forwarded };
  }
  const apiHeaders = { ...forwarded, cookie };
  try {
    const { body, setCookie } = await api.get<MeResponse>('/api/me', apiHeaders);
    return { session: sessionOf(body), isUnknown: false, csrfToken: body.csrfToken, setCookie, apiHeaders };
  } catch (error) {
    request.log.warn({ err: error }, 'the session could not be read');
    const isUnknown = !(error instanceof ApiFailure) || error.status >= 500;
    return { ...ANONYMOUS_VISITOR, apiHeaders: forwarded, isUnknown };
  }
}
