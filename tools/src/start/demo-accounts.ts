/** The accounts of docs/interface.md#demo-accounts. */
export const DEMO_PASSWORD = 'Gipfel-2026!';

export const DEMO_ACCOUNTS = [
  { email: 'super@firn.example', what: 'ROLE_SUPER_ADMIN' },
  { email: 'admin@firn.example', what: 'ROLE_ADMIN' },
  { email: 'guide@firn.example', what: 'ROLE_GUIDE, may create tours and spontaneous tours' },
  { email: 'guide-basic@firn.example', what: 'ROLE_GUIDE without these permissions' },
  { email: 'partner@firn.example', what: 'ROLE_GUIDE, group partner' },
  { email: 'gast@firn.example', what: 'guest with bookings' },
] as const;
