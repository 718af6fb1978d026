import type { Permissions } from '@firn/shared-contracts/domain';

/** The person a request acts as. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly groups: readonly string[];
}

/** Who calls: on every request as `request.principal`. */
export interface Visitor {
  /** Null for anonymous visitors. */
  readonly user: CurrentUser | null;
  readonly permissions: Permissions;
  /** The admin behind an impersonated user (decisions D18). */
  readonly impersonator: CurrentUser | null;
  /** A bearer token instead of a cookie: needs no CSRF token. */
  readonly viaToken: boolean;
}
