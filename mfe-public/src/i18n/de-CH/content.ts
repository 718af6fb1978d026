import type { Messages } from '@firn/shared-contracts/shell';

export const content: Messages = { children: 'Mehr dazu' };
