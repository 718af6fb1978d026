import { describe, expect, test } from '@jest/globals';
import { refusalOfStep, refusedFields } from './user-authority.domain.ts';

const admin = { id: 'a', isSuperAdmin: false, isImpersonated: false };
const superAdmin = { id: 's', isSuperAdmin: true, isImpersonated: false };

describe('who takes a step with an account', () => {
  test.each([
    ['an admin with a guest', [], 'g', admin, true],
    ['an admin with a guide', ['ROLE_GUIDE'], 'g', admin, true],
    ['an admin with an admin', ['ROLE_ADMIN'], 'b', admin, false],
    ['an admin with a super admin', ['ROLE_SUPER_ADMIN'], 's', admin, false],
    ['a super admin with an admin', ['ROLE_ADMIN'], 'a', superAdmin, true],
    ['a super admin with another one', ['ROLE_SUPER_ADMIN'], 't', superAdmin, true],
    ['an admin with the own account', ['ROLE_ADMIN'], 'a', admin, false],
    ['a super admin with the own account', ['ROLE_SUPER_ADMIN'], 's', superAdmin, false],
    ['somebody in another’s name', [], 'g', { ...superAdmin, isImpersonated: true }, false],
  ])('%s', (_who, roles, id, editor, isAllowed) => {
    expect(refusalOfStep({ id, roles }, editor) === null).toBe(isAllowed);
  });
});

describe('the fields that are refused', () => {
  const record = { firstName: 'Lena', email: 'lena@firn.example', guideLevel: null, roles: [] as string[] };
  const refused = (
    next: Partial<Record<keyof typeof record, unknown>>,
    editor = admin,
    before = record,
    id = 'g',
  ) => refusedFields({ id, before, next: { ...before, ...next } as typeof record }, editor);

  test('are none of a guest’s for an admin, but the admin roles', () => {
    expect(refused({ firstName: 'Leni', email: 'leni@firn.example', roles: ['ROLE_GUIDE'] })).toEqual([]);
    expect(refused({ roles: ['ROLE_GUIDE', 'ROLE_ADMIN'] })).toEqual(['roles']);
    expect(refused({ roles: ['ROLE_ADMIN'] }, superAdmin)).toEqual([]);
  });

  test('are all of an admin’s, unless it is a super admin who changes them', () => {
    const other = { ...record, roles: ['ROLE_ADMIN'] };
    const next = { firstName: 'Leni', email: 'leni@firn.example', roles: [] };
    expect(refused(next, admin, other)).toEqual(['firstName', 'email', 'roles']);
    expect(refused(next, superAdmin, other)).toEqual([]);
  });

  test('are of one’s own those that let one in and up', () => {
    const own = { ...record, roles: ['ROLE_ADMIN'] };
    const next = { firstName: 'Leni', email: 'leni@firn.example', guideLevel: 'guide1', roles: [] };
    expect(refused(next, admin, own, 'a')).toEqual(['email', 'guideLevel', 'roles']);
    const ownSuper = { ...record, roles: ['ROLE_SUPER_ADMIN'] };
    expect(refused(next, superAdmin, ownSuper, 's')).toEqual(['email', 'roles']);
  });

  test('are those that open an account while acting as somebody else', () => {
    const impersonated = { ...superAdmin, isImpersonated: true };
    expect(refused({ firstName: 'Leni', email: 'x@firn.example', roles: [] }, impersonated)).toEqual([
      'email',
    ]);
  });
});
