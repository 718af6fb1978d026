import { describe, expect, test } from '@jest/globals';
import { type Guard, guardRedirect, permissionsOf } from './permissions.ts';

const person = (roles: string[], more: Partial<Parameters<typeof permissionsOf>[0] & object> = {}) => ({
  roles,
  groups: [] as string[],
  spontaneousTourPermission: false,
  tourCreatePermission: false,
  ...more,
});

const people = {
  anonymous: null,
  guest: person([]),
  guide: person(['ROLE_GUIDE'], { spontaneousTourPermission: true, tourCreatePermission: true }),
  guideBasic: person(['ROLE_GUIDE']),
  partner: person(['ROLE_GUIDE'], { groups: ['partner'] }),
  admin: person(['ROLE_ADMIN']),
  super: person(['ROLE_SUPER_ADMIN']),
  guestWithFlags: person([], { spontaneousTourPermission: true, tourCreatePermission: true }),
};
type Person = keyof typeof people;

describe('permission predicates', () => {
  test.each<[Person, string[]]>([
    ['anonymous', []],
    ['guest', []],
    ['guide', ['isGuide', 'canCreateSpontaneousTours', 'canCreateTours']],
    ['guideBasic', ['isGuide']],
    ['partner', ['isGuide', 'isPartnerGuide']],
    ['admin', ['isAdmin', 'isGuide', 'canCreateSpontaneousTours', 'canCreateTours']],
    ['super', ['isAdmin', 'isSuperAdmin', 'isGuide', 'canCreateSpontaneousTours', 'canCreateTours']],
    ['guestWithFlags', []],
  ])('%s has %j', (name, expected) => {
    const granted = Object.entries(permissionsOf(people[name])).flatMap(([key, value]) =>
      value ? [key] : [],
    );
    expect(granted.toSorted()).toEqual(expected.toSorted());
  });
});

describe('guards', () => {
  const login = '/login?weiter=%2Fweg%3Fx%3D1';
  const everyone: Person[] = ['anonymous', 'guest', 'guide', 'guideBasic', 'partner', 'admin', 'super'];
  test.each<[Guard, (string | null)[]]>([
    ['none', [null, null, null, null, null, null, null]],
    ['user', [login, null, null, null, null, null, null]],
    ['admin', ['/', '/', '/', '/', '/', null, null]],
    ['super-admin', ['/', '/', '/', '/', '/', '/', null]],
    ['guide', [login, '/', null, '/', null, null, null]],
    ['guide-or-admin', ['/', '/', null, null, null, null, null]],
    ['partner-guide', ['/', '/', '/', '/', null, null, null]],
    ['spontaneous-tours', [login, '/', null, '/', '/', null, null]],
    ['tours', [login, '/', null, '/', '/', null, null]],
  ])('%s', (guard, expected) => {
    const answers = everyone.map((name) => {
      const visitor = { loggedIn: people[name] !== null, permissions: permissionsOf(people[name]) };
      return guardRedirect(guard, visitor, '/weg?x=1');
    });
    expect(answers).toEqual(expected);
  });
});
