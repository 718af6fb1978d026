import type { TestShellOptions } from './create-test-shell.ts';

type TestUser = NonNullable<TestShellOptions['user']>;

/** Who may stand before a remote in tests and in the harness; named after the demo accounts. */
export const PERSONAS = {
  anonymous: null,
  guest: { email: 'gast@firn.example', firstName: 'Gina', lastName: 'Gast', fullName: 'Gina Gast' },
  guide: {
    email: 'guide@firn.example',
    firstName: 'Beat',
    lastName: 'Berger',
    fullName: 'Beat Berger',
    roles: ['ROLE_GUIDE'],
    spontaneousTourPermission: true,
    tourCreatePermission: true,
  },
  'guide-basic': {
    email: 'guide-basic@firn.example',
    firstName: 'Rita',
    lastName: 'Rieder',
    fullName: 'Rita Rieder',
    roles: ['ROLE_GUIDE'],
  },
  'partner-basic': {
    email: 'partner-basic@firn.example',
    firstName: 'Paul',
    lastName: 'Pralong',
    fullName: 'Paul Pralong',
    roles: ['ROLE_GUIDE'],
    groups: ['partner'],
  },
  admin: {
    email: 'admin@firn.example',
    firstName: 'Anna',
    lastName: 'Admin',
    fullName: 'Anna Admin',
    roles: ['ROLE_ADMIN'],
  },
  'super-admin': {
    email: 'super@firn.example',
    firstName: 'Sina',
    lastName: 'Super',
    fullName: 'Sina Super',
    roles: ['ROLE_SUPER_ADMIN'],
  },
} as const satisfies Readonly<Record<string, TestUser | null>>;

export type PersonaName = keyof typeof PERSONAS;
