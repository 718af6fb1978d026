import { guardRedirect } from '../domain/permissions.ts';
import type { SessionState } from '../shell/services.ts';
import type { Audience } from './remote-manifest.ts';

/** Whether an entry of the navigation is for this visitor. */
export function belongsTo(audience: Audience, { user, permissions }: SessionState): boolean {
  switch (audience) {
    case 'everyone':
      return true;
    case 'anonymous':
      return user === null;
    case 'user':
      return user !== null;
    case 'admin':
      return permissions.isAdmin;
    case 'super-admin':
      return permissions.isSuperAdmin;
    case 'guide':
    case 'guide-or-admin':
      return guardRedirect(audience, { loggedIn: user !== null, permissions }, '/') === null;
    case 'partner-guide':
      return permissions.isAdmin || (permissions.isGuide && permissions.isPartnerGuide);
    case 'spontaneous-tours':
      return permissions.canCreateSpontaneousTours;
  }
}
