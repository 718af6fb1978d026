import {
  type ApiTokenScope,
  type Permissions,
  type Principal,
  permissionsOf,
} from '@firn/shared-contracts/domain';
import type { FastifyRequest } from 'fastify';

/** The person a request acts as. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly groups: readonly string[];
}

/** A program of the company, which calls by a token of its own (docs/domain/api-tokens.md). */
export interface Program {
  readonly id: string;
  readonly title: string;
  readonly scopes: readonly ApiTokenScope[];
  /** Names the partner whose guests it brings; null for nobody's (docs/domain/octo.md#resellers). */
  readonly partnerId: string | null;
}

/** The caller: on every request as `request.principal`. */
export interface Visitor {
  /** Null for anonymous visitors and for programs. */
  readonly user: CurrentUser | null;
  /** Null for persons, also where they call by a token of their account. */
  readonly program: Program | null;
  readonly permissions: Permissions;
  /** The admin behind an impersonated user. */
  readonly impersonator: CurrentUser | null;
  /** A bearer token instead of a cookie: needs no CSRF token. */
  readonly viaToken: boolean;
  /** Of the browser; null for API clients and for an impersonated user, whose session it is not. */
  readonly sessionId: string | null;
  /** The moment of the login; null where there is no session. */
  readonly loggedInAt: Date | null;
  /** An admin who has no rights until they log in with a second factor (docs/domain/accounts.md#second-factor). */
  readonly lacksSecondFactor: boolean;
}

export const ANONYMOUS: Visitor = {
  user: null,
  program: null,
  permissions: permissionsOf(null),
  impersonator: null,
  viaToken: false,
  sessionId: null,
  loggedInAt: null,
  lacksSecondFactor: false,
};

/** Somebody as they are by themselves: without a session, and in nobody else's name. */
export function visitorOf(account: CurrentUser & Principal): Visitor {
  const { id, email, firstName, lastName, roles, groups } = account;
  const user = { id, email, firstName, lastName, roles, groups };
  return { ...ANONYMOUS, user, permissions: permissionsOf(account) };
}

/** The actor of a change in the audit log; null for the system and for guests without an account. */
export interface Actor {
  readonly userId: string;
  /** The admin behind an impersonated user. */
  readonly impersonatorId: string | null;
  readonly ip: string;
}

/** Whose work a change is: of an impersonated user, that of the admin behind them. */
export const authorIdOf = (actor: Actor | null): string | null =>
  actor && (actor.impersonatorId ?? actor.userId);

export function actorOf({ principal, ip }: FastifyRequest): Actor | null {
  const { user, impersonator } = principal;
  return user ? { userId: user.id, impersonatorId: impersonator?.id ?? null, ip } : null;
}
